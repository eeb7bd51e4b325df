internal import Foundation
internal import LayoutTree
internal import LayoutValues

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
