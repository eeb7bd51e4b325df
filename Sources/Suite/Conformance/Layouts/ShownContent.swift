internal import EngineKit
internal import Foundation
internal import LayoutTree
internal import SpecFormat

/// The content that a screen shows in its window: whether there is any, and its placeholders.
package struct ShownContent: Sendable, Equatable, Codable {
  /// The likely reason why nothing is shown; `nil` if something is.
  package var blankReason: BlankReason?
  /// The visible placeholders, in tree order.
  package var placeholders: [Placeholder]

  package init(blankReason: BlankReason? = nil, placeholders: [Placeholder] = []) {
    (self.blankReason, self.placeholders) = (blankReason, placeholders)
  }

  /// The placeholders of one missing view.
  package struct Placeholder: Sendable, Hashable, Codable {
    /// The name of the missing view.
    package var name: String
    /// The number of visible placeholders with the name.
    package var count: Int

    package init(name: String, count: Int) { (self.name, self.count) = (name, count) }
  }

  /// The likely reasons why a screen shows nothing besides a background, bars and placeholders.
  package enum BlankReason: String, Sendable, Codable, CaseIterable {
    case placeholders = "every view is a placeholder"
    case missingImage = "an image that is missing"
    case unfinishedTask = "a task that was not awaited"
    case emptyList = "an empty list"
    case background = "only a background"
    case noContent = "no view draws anything"
  }

  /// Whether nothing is shown besides a background, bars and placeholders.
  package var isBlank: Bool { blankReason != nil }

  /// The placeholders in words, such as `Chart, 2 × Map`; `nil` if there are none.
  package var placeholderNames: String? {
    guard !placeholders.isEmpty else { return nil }
    return placeholders.map { $0.count == 1 ? $0.name : "\($0.count) × \($0.name)" }
      .joined(separator: ", ")
  }
}

extension ShownContent {
  /// The minimum part of the window that a background shape covers, from 0 to 1.
  private static let backgroundPart = 0.5
  /// The names of the bars, whose content is not that of the screen.
  private static let bars: Set = ["NavigationBar", "Toolbar", "TabBar"]

  /// Reads the content of a layout.
  ///
  /// Texts, controls and images count as content, and so do shapes that are neither a background
  /// nor a line between rows. A progress view is no content if a task did not end.
  ///
  /// - Parameters:
  ///   - scene: A layout with the traits of its nodes.
  ///   - hasUnfinishedTasks: Whether a task of a view did not end.
  /// - Complexity: O(*n*) for *n* nodes, times the depth of the tree.
  init(of scene: CheckedScene, hasUnfinishedTasks: Bool) {
    let nodes = CheckedNodes(scene)
    let shown = nodes.all.filter { node in
      node.traits.paint != nil && node.shownFrame != nil && !nodes.isInBar(node, named: Self.bars)
    }
    let missing = shown.filter(\.isMissingImage)
    let content = shown.filter { node in
      guard !node.isMissingImage, !(hasUnfinishedTasks && nodes.isProgress(node)) else {
        return false
      }
      return nodes.isContent(node, of: scene, backgroundPart: Self.backgroundPart)
    }
    placeholders = shown.filter { $0.traits.paint == .placeholder }
      .grouped { $0.node.label ?? "" }
      .map { Placeholder(name: $0.key, count: $0.elements.count) }
    guard content.isEmpty else { return }
    if !placeholders.isEmpty {
      blankReason = .placeholders
    } else if !missing.isEmpty {
      blankReason = .missingImage
    } else if hasUnfinishedTasks {
      blankReason = .unfinishedTask
    } else if nodes.all.contains(where: { !$0.traits.scrolls.isEmpty }) {
      blankReason = .emptyList
    } else {
      blankReason = shown.isEmpty ? .noContent : .background
    }
  }
}

extension CheckedNode {
  /// Whether the node is an image of the app that was not found.
  fileprivate var isMissingImage: Bool {
    traits.paint == .image && traits.isMissing
  }
}

extension CheckedNodes {
  /// Returns whether a node is in a bar.
  fileprivate func isInBar(_ node: CheckedNode, named bars: Set<String>) -> Bool {
    bars.contains(node.name) || around(node.index).contains { bars.contains($0.name) }
  }

  /// Returns whether a node is a progress view or a part of one.
  fileprivate func isProgress(_ node: CheckedNode) -> Bool {
    node.name == "ProgressView" || around(node.index).contains { $0.name == "ProgressView" }
  }

  /// Returns whether a node is content, and not only a background or a line.
  fileprivate func isContent(
    _ node: CheckedNode,
    of scene: CheckedScene,
    backgroundPart: Double
  ) -> Bool {
    switch node.traits.paint {
    case nil, .placeholder: return false
    case .text, .control, .image: return true
    case .shape:
      guard node.name != "Divider", !isInBackground(node), let shown = node.shownFrame else {
        return false
      }
      let window = scene.window
      return shown.width * shown.height < backgroundPart * window.width * window.height
    }
  }

  /// Returns whether a node is in the background of another one.
  private func isInBackground(_ node: CheckedNode) -> Bool {
    var place = node.place
    for outer in around(node.index) {
      if outer.name == "background", place > 0 { return true }
      place = outer.place
    }
    return false
  }
}

extension ConditionSweepRun {
  /// The text size of the layout whose content is read.
  static let shownType = "large"

  /// Returns the content of the scene on a usual device; `nil` without conditions.
  ///
  /// - Parameter conditions: The conditions of the sweep.
  /// - Returns: The content in the window, without scrolling.
  func shownContent(under conditions: [LayoutConditions]) -> ShownContent? {
    let usual = conditions.first { conditions in
      conditions.device == Devices.usual.name
        && conditions.environment.dynamicType == Self.shownType
    }
    guard let conditions = usual ?? conditions.first else { return nil }
    let answers = scene.layouts(
      under: [conditions],
      columns: scene.can(.traits) ? [.traits, .resources] : [.nodes, .lines, .resources],
      graph: .replayed
    )
    return answers.first?.map { answer in
      ShownContent(
        of: CheckedScene(answer, under: conditions),
        hasUnfinishedTasks: answer.resources?.hasUnfinishedTasks ?? false
      )
    }
  }
}
