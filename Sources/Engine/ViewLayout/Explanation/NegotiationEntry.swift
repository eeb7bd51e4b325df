internal import Foundation
internal import LayoutTree
internal import LayoutValues

/// The negotiation in a trace, without the nodes that reports do not list.
extension LayoutTracer {
  /// Returns the proposals, outermost first, without those to unlisted nodes.
  ///
  /// An unlisted node is replaced by the nodes to which it made proposals.
  ///
  /// - Parameter ids: The ids of the nodes that have one.
  /// - Returns: One entry for each proposal that the scene or a node made.
  func entries(ids: [ObjectIdentifier: Int]) -> [NegotiationEntry] {
    outermost.flatMap { entries($0, ids: ids) }
  }

  private func entries(_ line: TracedProposal, ids: [ObjectIdentifier: Int]) -> [NegotiationEntry] {
    let children = line.children.flatMap { entries($0, ids: ids) }
    guard let name = line.node.listedName else { return children }
    return [
      NegotiationEntry(
        name,
        node: ids[ObjectIdentifier(line.node)],
        label: line.node.label,
        identifiers: line.node.listedIdentifiers,
        proposal: LayoutProposal(line.proposal),
        width: Double(line.answer.width),
        height: Double(line.answer.height),
        children: children
      )
    ]
  }

  enum Step {
    /// A proposal to a node, made by another node or by the scene (`nil`).
    case proposed(TracedProposal, by: LayoutNode?)
    case answered(TracedProposal)
  }

  /// Calls a closure with each step of the negotiation, in order.
  func forEachStep(_ body: (Step) -> Void) {
    for line in outermost { visit(line, asker: nil, body) }
  }

  private func visit(_ line: TracedProposal, asker: LayoutNode?, _ body: (Step) -> Void) {
    guard line.node.listedName != nil else {
      for child in line.children { visit(child, asker: asker, body) }
      return
    }
    body(.proposed(line, by: asker))
    for child in line.children { visit(child, asker: line.node, body) }
    body(.answered(line))
  }

  /// Returns the proposals to a node, in order.
  func questions(to node: LayoutNode) -> [ExplainedQuestion] {
    outermost.flatMap { questions(to: node, in: $0, asker: "the scene") }
  }

  private func questions(
    to node: LayoutNode,
    in line: TracedProposal,
    asker: String
  ) -> [ExplainedQuestion] {
    let name = line.node.listedName == nil ? asker : line.node.descriptiveName
    let inside = line.children.flatMap { questions(to: node, in: $0, asker: name) }
    guard line.node === node else { return inside }
    return [
      ExplainedQuestion(proposal: LayoutProposal(line.proposal), answer: line.answer, asker: asker)
    ] + inside
  }
}

extension NodeExplanation {
  /// Makes the explanation of a placed node from the traced negotiation.
  init(of node: LayoutNode, by tracer: LayoutTracer) {
    let proposal = LayoutProposal(node.placedProposal)
    self.init(
      proposal: proposal,
      sizeReason: tracer.reason(of: node, for: node.placedProposal),
      placeReason: node.ownPlaceReason,
      gap: node.ownGap,
      questions: tracer.questions(to: node).filter { $0.proposal != proposal }
    )
  }
}
