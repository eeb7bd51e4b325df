package import Foundation

/// What a node was asked, and what it answered.
package struct ExplainedQuestion: Sendable, Equatable {
  package var proposal: ProposedViewSize
  /// In points.
  package var answer: CGSize
  /// What the node that asked is called.
  package var asker: String

  /// What whoever asked wanted to know.
  package var purpose: String {
    let dimensions = [proposal.width, proposal.height]
    if dimensions.contains(.infinity) { return "how much can it take?" }
    if dimensions.contains(0) { return "how little will do?" }
    if dimensions.contains(nil) { return "what is its ideal length?" }
    return "what does it take of this?"
  }
}
