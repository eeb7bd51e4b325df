package import Foundation

/// A node of a layout with the reasons of its size and of its place.
package struct ExplainedNode: Sendable, Equatable {
  package var name: String
  package var label: String?
  /// Innermost first.
  package var identifiers: [String]
  /// In the scene's coordinates, in points.
  package var frame: CGRect
  /// The proposal that the node was placed with.
  package var proposal: ProposedViewSize
  package var sizeReason: LayoutReason
  package var placeReason: LayoutReason
  /// The questions that it was asked besides, in the order of first asking.
  package var questions: [ExplainedQuestion]
  package var children: [ExplainedNode]

  package init(
    name: String,
    label: String? = nil,
    identifiers: [String] = [],
    frame: CGRect,
    proposal: ProposedViewSize,
    sizeReason: LayoutReason,
    placeReason: LayoutReason,
    questions: [ExplainedQuestion] = [],
    children: [ExplainedNode] = []
  ) {
    self.name = name
    self.label = label
    self.identifiers = identifiers
    self.frame = frame
    self.proposal = proposal
    self.sizeReason = sizeReason
    self.placeReason = placeReason
    self.questions = questions
    self.children = children
  }
}
