internal import CollectionLayout
internal import Scenarios
internal import SpecFormat
package import ViewLayout

/// One layout of a scenario with the reasons of its numbers.
package struct ExplainedLayout: Sendable, Equatable, Codable {
  /// The line of the block that asked for the layout, from 1.
  package var line: Int
  /// The kind of that block.
  package var block: String
  /// The width that the root was proposed, in points; `nil` where it is unspecified.
  package var proposedWidth: Double?
  package var proposedHeight: Double?
  /// The outermost nodes.
  package var nodes: [ResolvedNode]

  @MainActor
  init(_ expectation: Expectation, on stage: Stage) {
    line = expectation.line
    block = expectation.name
    proposedWidth = stage.proposal?.width.map { Double($0) }
    proposedHeight = stage.proposal?.height.map { Double($0) }
    nodes = stage.explanation(alsoOf: expectation.elements)
  }
}

extension ExplainedLayout {
  /// Every id in the layout, and every name with its label, in tree order.
  package var identifiers: [String] { Self.identifiers(in: nodes) }

  /// The layout with nothing but the nodes of an id, or of a name and a label as in `cell 0.3`,
  /// what is inside them, and those around them without what else is in these; `nil` where no node
  /// is called so.
  package func around(_ identifier: String) -> ExplainedLayout? {
    var layout = self
    layout.nodes = nodes.compactMap { Self.around(identifier, in: $0) }
    return layout.nodes.isEmpty ? nil : layout
  }

  private static func around(_ identifier: String, in node: ResolvedNode) -> ResolvedNode? {
    if node.callings.contains(identifier) { return node }
    var node = node
    node.children = node.children.compactMap { around(identifier, in: $0) }
    return node.children.isEmpty ? nil : node
  }

  private static func identifiers(in nodes: [ResolvedNode]) -> [String] {
    nodes.flatMap { $0.callings + identifiers(in: $0.children) }
  }
}

extension ResolvedNode {
  /// Its ids, and its name with its label.
  fileprivate var callings: [String] { identifiers + (label.map { ["\(name) \($0)"] } ?? []) }
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
