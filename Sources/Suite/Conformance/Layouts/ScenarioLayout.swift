internal import CollectionLayout
internal import Foundation
internal import Scenarios
internal import SpecFormat
package import ViewLayout

/// One layout of a scenario, with as much of its tree as somebody wanted: its picture and the way to
/// its numbers, or their reasons.
package struct ScenarioLayout: Sendable, Equatable, Codable {
  /// The line of the block that asked for it, from 1.
  package var line: Int
  /// The kind of that block.
  package var block: String
  /// The width that the root was proposed, in points; `nil` where it is unspecified.
  package var proposedWidth: Double?
  package var proposedHeight: Double?
  package var tree: ResolvedTree

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

  /// Takes a layout as it stands on a stage.
  @MainActor
  init(_ expectation: Expectation, on stage: Stage, tree: ResolvedTree) {
    self.init(
      line: expectation.line,
      block: expectation.name,
      proposedWidth: stage.proposal?.width.map { Double($0) },
      proposedHeight: stage.proposal?.height.map { Double($0) },
      tree: tree
    )
  }
}

extension ScenarioLayout {
  /// The width that other widths are tried around, in points: the proposed one, or what is taken
  /// where none is proposed, but no less than there is something to be seen in; `nil` for a
  /// collection view, and where the scene has no end.
  package var sweptWidth: Double? {
    guard !showsCollection, !tree.nodes.isEmpty else { return nil }
    let width = statedWidth ?? max(tree.nodes.map { Double($0.frame.maxX) }.max() ?? 0, 100)
    return width.isFinite ? width : nil
  }

  /// The proposed width that sets an end to a scene, in points.
  package var statedWidth: Double? { proposedWidth.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } }

  /// Whether it is the layout of a collection view.
  package var showsCollection: Bool {
    guard case .section? = tree.nodes.first?.content.collectionPart else { return false }
    return true
  }

  /// Draws the layout that stands on a stage, where the block says that it is: in a window too.
  ///
  /// - Parameters:
  ///   - expectation: The block that asked for the layout.
  ///   - stage: Where it is laid out.
  ///   - withSteps: Whether the way to its numbers comes with it, which takes measuring.
  @MainActor
  init(drawing expectation: Expectation, on stage: Stage, withSteps: Bool = true) {
    var drawing = stage.tree(withSteps ? [.picture, .steps] : .picture)
    if let frames = expectation.content as? FramesFence, frames.isInWindow {
      drawing = drawing.inWindow(of: stage)
    }
    self.init(expectation, on: stage, tree: drawing)
  }

  /// Whether nothing is to be seen that another layout does not show.
  func showsSame(as other: ScenarioLayout) -> Bool {
    (proposedWidth, proposedHeight) == (other.proposedWidth, other.proposedHeight)
      && tree == other.tree
  }
}

extension ResolvedTree {
  /// The layout of a stage in a window of what the scene is proposed.
  @MainActor
  func inWindow(of stage: Stage) -> ResolvedTree {
    guard let bounds = nodes.bounds else { return self }
    let origin = stage.originInWindow
    var tree = moved(by: CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY))
    tree.window = stage.proposal?.rectangle
    return tree
  }
}

extension ProposedViewSize {
  /// The proposal as a window; `nil` where it has no end.
  fileprivate var rectangle: CGRect? {
    guard let width, let height, width.isFinite, height.isFinite else { return nil }
    return CGRect(x: 0, y: 0, width: width, height: height)
  }
}
