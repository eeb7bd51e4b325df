package import Foundation

/// The reasons for a node's size and position.
package struct NodeExplanation: Sendable, Equatable, Codable {
  /// The width of the proposal that the node was placed with, in points; `nil` where unspecified.
  package var proposedWidth: CGFloat?
  /// The height of the proposal that the node was placed with, in points; `nil` where unspecified.
  package var proposedHeight: CGFloat?
  package var sizeReason: LayoutReason
  package var placeReason: LayoutReason
  /// The gap before the node; `nil` if there is none.
  package var gap: ExplainedGap?
  /// The other proposals to the node, in order.
  package var questions: [ExplainedQuestion]

  package init(
    proposal: ProposedViewSize,
    sizeReason: LayoutReason,
    placeReason: LayoutReason,
    gap: ExplainedGap? = nil,
    questions: [ExplainedQuestion] = []
  ) {
    proposedWidth = proposal.width
    proposedHeight = proposal.height
    self.sizeReason = sizeReason
    self.placeReason = placeReason
    self.gap = gap
    self.questions = questions
  }

  /// The proposal that the node was placed with.
  package var proposal: ProposedViewSize {
    ProposedViewSize(width: proposedWidth, height: proposedHeight)
  }
}

extension NodeExplanation {
  /// Makes the explanation of a placed node from the traced negotiation.
  init(of node: LayoutNode, by tracer: LayoutTracer) {
    self.init(
      proposal: node.placedProposal,
      sizeReason: tracer.reason(of: node, for: node.placedProposal),
      placeReason: node.ownPlaceReason,
      gap: node.ownGap,
      questions: tracer.questions(to: node).filter { $0.proposal != node.placedProposal }
    )
  }
}

/// A proposal to a node, and the node's size for it.
package struct ExplainedQuestion: Sendable, Equatable, Codable {
  /// The proposed width in points; `nil` where unspecified.
  package var proposedWidth: CGFloat?
  /// The proposed height in points; `nil` where unspecified.
  package var proposedHeight: CGFloat?
  /// The size of the node for the proposal, in points.
  package var answer: CGSize
  /// The name of the node that made the proposal.
  package var asker: String

  package init(proposal: ProposedViewSize, answer: CGSize, asker: String) {
    proposedWidth = proposal.width
    proposedHeight = proposal.height
    self.answer = answer
    self.asker = asker
  }
}

extension ExplainedQuestion {
  package var proposal: ProposedViewSize {
    ProposedViewSize(width: proposedWidth, height: proposedHeight)
  }

  /// The purpose of the proposal, in words.
  package var purpose: String {
    let dimensions = [proposedWidth, proposedHeight]
    if dimensions.contains(.infinity) { return "maximum size" }
    if dimensions.contains(0) { return "minimum size" }
    if dimensions.contains(nil) { return "ideal size" }
    return "size"
  }
}
