package import Foundation

/// Why a node has its size and its place.
package struct NodeExplanation: Sendable, Equatable, Codable {
  /// The width of the proposal that the node was placed with, in points; `nil` where unspecified.
  package var proposedWidth: CGFloat?
  /// The height of that proposal, in points; `nil` where unspecified.
  package var proposedHeight: CGFloat?
  package var sizeReason: LayoutReason
  package var placeReason: LayoutReason
  /// The gap before it; `nil` if no container has one there.
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
  /// Explains a placed node by the negotiation that led to its size.
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

/// A proposal to a node, and its size for that.
package struct ExplainedQuestion: Sendable, Equatable, Codable {
  /// In points; `nil` where unspecified.
  package var proposedWidth: CGFloat?
  /// In points; `nil` where unspecified.
  package var proposedHeight: CGFloat?
  /// In points.
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
    if dimensions.contains(.infinity) { return "how much can it take?" }
    if dimensions.contains(0) { return "how little will do?" }
    if dimensions.contains(nil) { return "what is its ideal length?" }
    return "what does it take of this?"
  }
}
