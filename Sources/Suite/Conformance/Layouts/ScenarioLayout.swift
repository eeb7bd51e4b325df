internal import Foundation
package import LayoutTree
package import SpecFormat

/// One layout of a scenario as a tree, with the data for a picture or for an explanation.
///
/// For a picture it contains the drawing and the steps of the negotiation, for an explanation the
/// reasons of the numbers.
package struct ScenarioLayout: Sendable, Equatable, Codable {
  /// The line of the block that requested the layout, from 1.
  package var line: Int
  /// The kind of the block.
  package var block: String
  /// The proposed width of the root, in points; `nil` if unspecified.
  package var proposedWidth: Double?
  package var proposedHeight: Double?
  /// The metrics of text and controls; `nil` for those of the test font.
  package var measuredBy: LayoutMetrics?
  package var tree: ResolvedTree
  /// The corner of a window of the proposal's size, in the coordinates of the tree, in points.
  private(set) var windowOrigin = CGPoint.zero
  /// The fonts of the app that texts are in; empty unless the layout is explained.
  package var fonts: [TextFont] = []

  package init(
    line: Int,
    block: String = FramesFence.name,
    proposedWidth: Double? = nil,
    proposedHeight: Double? = nil,
    tree: ResolvedTree
  ) {
    self.line = line
    self.block = block
    self.proposedWidth = proposedWidth
    self.proposedHeight = proposedHeight
    self.tree = tree
  }

  /// Creates a layout from the current state of a scene.
  init(_ expectation: Expectation, on scene: ConnectedScene, tree: ResolvedTree) {
    self.init(
      line: expectation.line,
      block: expectation.name,
      proposedWidth: scene.proposal?.width,
      proposedHeight: scene.proposal?.height,
      tree: tree
    )
    measuredBy = expectation.measuredBy
    if tree.window == nil {
      let origin = scene.originInWindow
      windowOrigin = CGPoint(x: -origin.x, y: -origin.y)
    }
  }
}

extension ScenarioLayout {
  /// The width around which other widths are tried, in points.
  ///
  /// It is the proposed width, or the width of the layout but at least 100 if none is proposed.
  /// `nil` for a collection view, and for a scene without nodes or with an infinite width.
  package var sweptWidth: Double? {
    guard !showsCollection, !tree.nodes.isEmpty else { return nil }
    let width = explicitWidth ?? max(tree.nodes.map { Double($0.frame.maxX) }.max() ?? 0, 100)
    return width.isFinite ? width : nil
  }

  /// The proposed width if it is finite and positive, in points; otherwise `nil`.
  package var explicitWidth: Double? { proposedWidth.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } }

  /// Whether it is the layout of a collection view.
  package var showsCollection: Bool {
    guard case .section? = tree.nodes.first?.content else { return false }
    return true
  }

  /// Draws the current layout of a scene with its steps, in a window if the block says so.
  ///
  /// - Parameters:
  ///   - expectation: The block that requested the layout.
  ///   - scene: The scene with the layout.
  init(drawing expectation: Expectation, on scene: ConnectedScene) {
    var drawing = scene.drawing(withSteps: true)
    if expectation.isInWindow {
      drawing = drawing.inWindow(of: scene.proposal, at: scene.originInWindow)
    }
    self.init(expectation, on: scene, tree: drawing)
  }

  /// Returns whether another layout looks the same and has the same proposal.
  func showsSame(as other: ScenarioLayout) -> Bool {
    (proposedWidth, proposedHeight) == (other.proposedWidth, other.proposedHeight)
      && tree == other.tree
  }
}

extension ScenarioLayout {
  /// Creates a layout with the reasons of its numbers from the current state of a scene.
  ///
  /// - Parameters:
  ///   - expectation: The block that requested the layout.
  ///   - scene: The scene with the layout.
  init(explaining expectation: Expectation, on scene: ConnectedScene) {
    let nodes = scene.reasons(alsoOf: expectation.elements)
    self.init(expectation, on: scene, tree: ResolvedTree(numbering: nodes))
    fonts = measuredBy == nil ? [] : scene.fonts
  }

  /// All names of the nodes that `plumb explain` accepts, in tree order: `#id`, or the name with
  /// its label.
  package var names: [String] { ["#root"] + Self.names(in: tree.nodes) }

  /// The layout with only its root nodes.
  package var aroundRoot: ScenarioLayout {
    var layout = self
    for index in layout.tree.nodes.indices { layout.tree.nodes[index].children = [] }
    return layout
  }

  /// Returns the layout reduced to the nodes with a name, their descendants and their ancestors;
  /// `nil` if there are none.
  ///
  /// The name is an id, or a name with a label such as `cell 0.3`.
  package func around(_ identifier: String) -> ScenarioLayout? {
    var layout = self
    layout.tree.nodes = tree.nodes.compactMap { Self.around(identifier, in: $0) }
    return layout.tree.nodes.isEmpty ? nil : layout
  }

  private static func around(_ identifier: String, in node: ResolvedNode) -> ResolvedNode? {
    if node.callings.contains(identifier) { return node }
    var node = node
    node.children = node.children.compactMap { around(identifier, in: $0) }
    return node.children.isEmpty ? nil : node
  }

  private static func names(in nodes: [ResolvedNode]) -> [String] {
    nodes.flatMap { node in
      node.identifiers.map { "#\($0)" } + [node.labelledName].compactMap(\.self)
        + names(in: node.children)
    }
  }
}

extension ResolvedNode {
  /// The ids of the node, and its name with its label.
  fileprivate var callings: [String] { identifiers + [labelledName].compactMap(\.self) }

  fileprivate var labelledName: String? { label.map { "\(name) \($0)" } }
}

extension Expectation {
  /// Whether the block's frames are those in a window.
  var isInWindow: Bool { (content as? FramesFence)?.isInWindow ?? false }

  /// The elements of a collection view that the lines of the block name.
  fileprivate var elements: [ElementIdentity] {
    guard let frames = content as? FramesFence else { return [] }
    return frames.lines.compactMap { line in
      guard case .element(let element) = line.content else { return nil }
      return element.name.identity
    }
  }
}

extension Mismatch.Part {
  /// Returns the id of the part's node in a picture of the layout; `nil` if the picture does not
  /// contain it.
  package func node(in tree: ResolvedTree) -> Int? {
    switch self {
    case .node(let id): id
    case .element(let name): name.identity.map { tree.elementIDs[$0] } ?? tree.nodes.first?.id
    }
  }
}
