public import LayoutValues

/// An entry of the negotiation: a proposal to a node, its answer, and the resulting proposals to
/// others.
///
/// ```swift
/// let outer = LayoutProposal(width: 100, height: nil)
/// let inner = LayoutProposal(width: 80, height: nil)
/// let text = NegotiationEntry("Text", proposal: inner, width: 50, height: 20)
/// var padding = NegotiationEntry("padding", proposal: outer, width: 70, height: 40)
/// padding.children = [text]  // the padding proposes 80 × nil to the text
/// ```
public struct NegotiationEntry: Sendable, Hashable {
  /// The node's index among the named nodes, in tree order, from 0.
  ///
  /// `nil` if it is not in the tree, such as a rejected candidate of `ViewThatFits`.
  public var node: Int?
  /// The node's name as in `negotiation` blocks.
  public var name: String
  /// The string of a text, or the name of an image; `nil` for nodes without a label.
  public var label: String?
  /// The node's identifiers, innermost first.
  public var identifiers: [String]
  /// The proposal to the node.
  public var proposal: LayoutProposal
  /// The size that the node returned, in points.
  public var width, height: Double
  /// The proposals that the node made in turn, in the order of their first occurrence.
  public var children: [NegotiationEntry]

  /// Creates an entry of the negotiation.
  ///
  /// - Parameters:
  ///   - name: The node's name as in `negotiation` blocks.
  ///   - node: The node's index among the named nodes, from 0; `nil` if it is not in the tree.
  ///   - label: The string of a text, or the name of an image; `nil` for nodes without a label.
  ///   - identifiers: The node's identifiers, innermost first.
  ///   - proposal: The proposal to the node.
  ///   - width: The width that the node returned, in points.
  ///   - height: The height that the node returned, in points.
  ///   - children: The proposals that the node made in turn, in the order of their first
  ///     occurrence.
  public init(
    _ name: String,
    node: Int? = nil,
    label: String? = nil,
    identifiers: [String] = [],
    proposal: LayoutProposal,
    width: Double,
    height: Double,
    children: [NegotiationEntry] = []
  ) {
    self.name = name
    self.node = node
    self.label = label
    self.identifiers = identifiers
    self.proposal = proposal
    (self.width, self.height) = (width, height)
    self.children = children
  }
}
