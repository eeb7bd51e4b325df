public import Foundation

/// A proposal to a node, its answer, and what the node asked in turn.
public struct NegotiationEntry: Sendable, Equatable {
  /// The node's name, as `frames` blocks have it.
  public var name: String
  /// The node's label, as `frames` blocks have it.
  public var label: String?
  /// The node's identifiers, innermost first.
  public var identifiers: [String]
  /// The proposed width in points; `nil` where unspecified, infinity for the greatest.
  public var proposedWidth: CGFloat?
  /// The proposed height in points; `nil` where unspecified, infinity for the greatest.
  public var proposedHeight: CGFloat?
  /// The size that the node answered, in points.
  public var answer: CGSize
  /// Why the node answered so; `nil` where nobody asked for reasons.
  public var reason: LayoutReason?
  /// The questions that the node asked in turn, in the order of first asking.
  public var children: [NegotiationEntry]

  package init(
    name: String,
    label: String?,
    identifiers: [String],
    proposedWidth: CGFloat?,
    proposedHeight: CGFloat?,
    answer: CGSize,
    reason: LayoutReason? = nil,
    children: [NegotiationEntry]
  ) {
    self.name = name
    self.label = label
    self.identifiers = identifiers
    self.proposedWidth = proposedWidth
    self.proposedHeight = proposedHeight
    self.answer = answer
    self.reason = reason
    self.children = children
  }
}
