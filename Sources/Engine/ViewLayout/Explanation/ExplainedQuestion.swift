package import Foundation

/// A proposal to a node, and the node's answer.
package struct ExplainedQuestion: Sendable, Equatable, Codable {
  /// In points; `nil` where unspecified.
  package var proposedWidth: CGFloat?
  /// In points; `nil` where unspecified.
  package var proposedHeight: CGFloat?
  /// In points.
  package var answer: CGSize
  /// The name of the node that asked.
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

  /// The question that whoever asked had in mind, in words.
  package var purpose: String {
    let dimensions = [proposedWidth, proposedHeight]
    if dimensions.contains(.infinity) { return "how much can it take?" }
    if dimensions.contains(0) { return "how little will do?" }
    if dimensions.contains(nil) { return "what is its ideal length?" }
    return "what does it take of this?"
  }
}
