package import Foundation

/// A proposal to a node, its answer, and what the node asked in turn.
package struct NegotiationEntry: Sendable, Equatable, Codable {
  /// The node's id in the tree; `nil` for one that is not in it, such as a candidate that does not
  /// fit.
  package var node: Int?
  /// The node's name, as `frames` blocks have it.
  package var name: String
  /// The node's label, as `frames` blocks have it.
  package var label: String?
  /// The node's identifiers, innermost first.
  package var identifiers: [String]
  /// The proposed width in points; `nil` where unspecified, infinity for the greatest.
  package var proposedWidth: CGFloat?
  /// The proposed height in points; `nil` where unspecified, infinity for the greatest.
  package var proposedHeight: CGFloat?
  /// The size that the node answered, in points.
  package var answer: CGSize
  /// The questions that the node asked in turn, in the order of first asking.
  package var children: [NegotiationEntry]

  package init(
    node: Int? = nil,
    name: String,
    label: String? = nil,
    identifiers: [String] = [],
    proposedWidth: CGFloat?,
    proposedHeight: CGFloat?,
    answer: CGSize,
    children: [NegotiationEntry] = []
  ) {
    self.node = node
    self.name = name
    self.label = label
    self.identifiers = identifiers
    self.proposedWidth = proposedWidth
    self.proposedHeight = proposedHeight
    self.answer = answer
    self.children = children
  }
}
