package import Foundation

/// A proposal to a node, and the node's answer.
package struct ExplainedQuestion: Sendable, Equatable {
  package var proposal: ProposedViewSize
  /// In points.
  package var answer: CGSize
  /// The name of the node that asked.
  package var asker: String

  /// The question that whoever asked had in mind, in words.
  package var purpose: String {
    let dimensions = [proposal.width, proposal.height]
    if dimensions.contains(.infinity) { return "how much can it take?" }
    if dimensions.contains(0) { return "how little will do?" }
    if dimensions.contains(nil) { return "what is its ideal length?" }
    return "what does it take of this?"
  }
}
