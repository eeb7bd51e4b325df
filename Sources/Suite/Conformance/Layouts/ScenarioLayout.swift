internal import CollectionLayout
internal import Foundation
internal import Scenarios
package import SpecFormat
package import ViewLayout

/// One layout of a scenario as a tree, with the parts that the run was for: its drawing and the
/// steps of its negotiation, or the reasons of its numbers.
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

extension ScenarioLayout {
  /// Takes a layout that stands on a stage, with the reasons of its numbers.
  ///
  /// - Parameters:
  ///   - expectation: The block that asked for the layout.
  ///   - stage: Where it is laid out.
  @MainActor
  init(explaining expectation: Expectation, on stage: Stage) {
    let nodes = stage.explanation(alsoOf: expectation.elements)
    self.init(expectation, on: stage, tree: ResolvedTree(nodes: nodes))
  }

  /// Every way to call a node of the layout, in tree order: `#id`, or its name with its label.
  package var names: [String] { ["#root"] + Self.names(in: tree.nodes) }

  /// The layout with nothing but its outermost nodes.
  package var aroundRoot: ScenarioLayout {
    var layout = self
    for index in layout.tree.nodes.indices { layout.tree.nodes[index].children = [] }
    return layout
  }

  /// The layout with nothing but the nodes of an id, or of a name and a label as in `cell 0.3`,
  /// what is inside them, and those around them without what else is in these; `nil` where no node
  /// is called so.
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
  /// Its ids, and its name with its label.
  fileprivate var callings: [String] { identifiers + [labelledName].compactMap(\.self) }

  fileprivate var labelledName: String? { label.map { "\(name) \($0)" } }
}

extension Expectation {
  /// The elements of a collection view that its lines name.
  fileprivate var elements: [CollectionElement.Identity] {
    guard let frames = content as? FramesFence else { return [] }
    return frames.lines.compactMap { line in
      guard case .element(let element) = line.content else { return nil }
      return element.name.identity
    }
  }
}

extension Mismatch.Part {
  /// The id of the part's node in a picture of the layout; `nil` where that does not show it.
  package func node(in tree: ResolvedTree) -> Int? {
    switch self {
    case .node(let id): id
    case .element(let name): name.identity.map { tree.elementIDs[$0] } ?? tree.nodes.first?.id
    }
  }
}
