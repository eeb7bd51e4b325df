package import Foundation
package import LayoutValues

/// The reasons for a node's size and position.
package struct NodeExplanation: Sendable, Hashable, Codable {
  /// The proposal that the node was placed with.
  package var proposal: LayoutProposal
  package var sizeReason: LayoutReason
  package var placeReason: LayoutReason
  /// The gap before the node; `nil` if there is none.
  package var gap: ExplainedGap?
  /// The other proposals to the node, in order.
  package var questions: [ExplainedQuestion]

  package init(
    proposal: LayoutProposal,
    sizeReason: LayoutReason,
    placeReason: LayoutReason,
    gap: ExplainedGap? = nil,
    questions: [ExplainedQuestion] = []
  ) {
    self.proposal = proposal
    self.sizeReason = sizeReason
    self.placeReason = placeReason
    self.gap = gap
    self.questions = questions
  }
}

/// A proposal to a node, and the node's size for it.
package struct ExplainedQuestion: Sendable, Hashable, Codable {
  package var proposal: LayoutProposal
  /// The size of the node for the proposal, in points.
  package var answer: CGSize
  /// The name of the node that made the proposal.
  package var asker: String

  package init(proposal: LayoutProposal, answer: CGSize, asker: String) {
    self.proposal = proposal
    self.answer = answer
    self.asker = asker
  }
}

extension ExplainedQuestion {
  /// The purpose of the proposal, in words.
  package var purpose: String {
    let dimensions = [proposal.width, proposal.height]
    if dimensions.contains(.infinity) { return "maximum size" }
    if dimensions.contains(0) { return "minimum size" }
    if dimensions.contains(nil) { return "ideal size" }
    return "size"
  }
}

/// The gap before a node, and the reason for its length.
package struct ExplainedGap: Sendable, Hashable, Codable {
  /// The length in points; negative if the two nodes overlap.
  package var length: CGFloat
  /// The name of the previous node: `Text "Reset" #title`.
  package var neighbor: String
  /// The rule's name: `R-SP-4`.
  package var rule: String
  /// The reason, as a sentence without a period: `a text of size 16 above a plain view`.
  package var sentence: String

  package init(length: CGFloat, neighbor: String, rule: String, sentence: String) {
    self.length = length
    self.neighbor = neighbor
    self.rule = rule
    self.sentence = sentence
  }
}

extension ExplainedGap {
  /// The gap as one line: `gap (R-SP-4): 6 after Color #a, a plain view above a text of size 20`.
  package var text: String {
    "gap (\(rule)): \(LengthText.text(length)) after \(neighbor), \(sentence)"
  }
}
