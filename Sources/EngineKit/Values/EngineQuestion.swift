/// A question of the negotiation: a proposal to a node, its answer, and the questions that it led to.
public struct EngineQuestion: Sendable, Hashable {
  /// The node's place among the nodes with a name, in tree order, from 0; `nil` for one that is not in
  /// the tree.
  public var node: Int?
  /// The node's name, as lines of `negotiation` blocks have it.
  public var name: String
  /// The words that a text says; `nil` for nodes without a label.
  public var label: String?
  /// The node's identifiers, innermost first.
  public var identifiers: [String]
  /// The proposal that was made, in points.
  public var proposal: EngineProposal
  /// In points.
  public var width, height: Double
  /// The questions that the node asked in turn, in the order of first asking.
  public var children: [EngineQuestion]

  /// Tells of a proposal and its answer.
  public init(
    _ name: String,
    node: Int? = nil,
    label: String? = nil,
    identifiers: [String] = [],
    proposal: EngineProposal,
    width: Double,
    height: Double,
    children: [EngineQuestion] = []
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
