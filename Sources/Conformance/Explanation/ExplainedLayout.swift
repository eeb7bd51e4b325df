internal import Scenarios
internal import SpecFormat
package import ViewLayout

/// One layout of a scenario with the reasons of its numbers.
package struct ExplainedLayout: Sendable, Equatable {
  /// The line of the block that asked for the layout, from 1.
  package var line: Int
  /// The kind of that block.
  package var block: String
  /// What the root was proposed; `nil` before anybody said.
  package var proposal: ProposedViewSize?
  /// The outermost nodes.
  package var nodes: [ExplainedNode]

  package init(line: Int, block: String, proposal: ProposedViewSize?, nodes: [ExplainedNode]) {
    self.line = line
    self.block = block
    self.proposal = proposal
    self.nodes = nodes
  }

  @MainActor
  init(_ expectation: Expectation, on stage: Stage) {
    self.init(
      line: expectation.line,
      block: expectation.kind.rawValue,
      proposal: stage.proposal,
      nodes: stage.explanation()
    )
  }
}

extension ExplainedLayout {
  /// Every id in the layout, in tree order.
  package var identifiers: [String] { Self.identifiers(in: nodes) }

  /// The layout with nothing but the nodes of an id, what is inside them, and those around them
  /// without what else is in these; `nil` where no node has the id.
  package func around(_ identifier: String) -> ExplainedLayout? {
    var layout = self
    layout.nodes = nodes.compactMap { Self.around(identifier, in: $0) }
    return layout.nodes.isEmpty ? nil : layout
  }

  private static func around(_ identifier: String, in node: ExplainedNode) -> ExplainedNode? {
    if node.identifiers.contains(identifier) { return node }
    var node = node
    node.children = node.children.compactMap { around(identifier, in: $0) }
    return node.children.isEmpty ? nil : node
  }

  private static func identifiers(in nodes: [ExplainedNode]) -> [String] {
    nodes.flatMap { $0.identifiers + identifiers(in: $0.children) }
  }
}
