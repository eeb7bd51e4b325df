public import LayoutValues

/// A node of a layout as it came out.
///
/// On the wire a tree is a list of nodes in tree order, each with its depth, so that no depth is
/// too great for a reader of JSON.
public struct EngineNode: Sendable, Hashable {
  /// The type of a leaf or a container, or the name of a modifier with a frame of its own, as lines
  /// of `frames` blocks have it: `Text`, `VStack`, `frame`.
  public var name: String
  /// The words that a text says, or an image's name; `nil` for nodes without a label.
  public var label: String?
  /// The node's identifiers, innermost first: what `.id` and `accessibilityIdentifier` said of it.
  public var identifiers: [String]
  /// The unrounded frame in the scene's coordinates.
  public var frame: LayoutFrame
  /// The lines that a text shows; `nil` for other nodes, and where the engine does not tell.
  public var lines: [String]?
  /// The nodes inside, in layout order.
  public var children: [EngineNode]

  /// Places a node.
  ///
  /// - Parameters:
  ///   - name: Its name, as lines of `frames` blocks have it.
  ///   - label: The words of a text, or an image's name; `nil` for nodes without a label.
  ///   - identifiers: The node's identifiers, innermost first.
  ///   - frame: Its unrounded frame in the scene's coordinates.
  ///   - lines: The lines that a text shows; `nil` for other nodes, and where the engine does not
  ///     tell.
  ///   - children: The nodes inside, in layout order.
  public init(
    _ name: String,
    label: String? = nil,
    identifiers: [String] = [],
    frame: LayoutFrame,
    lines: [String]? = nil,
    children: [EngineNode] = []
  ) {
    self.name = name
    self.label = label
    self.identifiers = identifiers
    self.frame = frame
    self.lines = lines
    self.children = children
  }
}

/// A question of the negotiation: a proposal to a node, its answer, and the questions that it led
/// to.
public struct EngineQuestion: Sendable, Hashable {
  /// The node's place among the nodes with a name, in tree order, from 0; `nil` for one that is not
  /// in the tree.
  public var node: Int?
  /// The node's name, as lines of `negotiation` blocks have it.
  public var name: String
  /// The words of a text, or an image's name; `nil` for nodes without a label.
  public var label: String?
  /// The node's identifiers, innermost first.
  public var identifiers: [String]
  /// The size that the node was proposed.
  public var proposal: LayoutProposal
  /// In points.
  public var width, height: Double
  /// The questions that the node asked in turn, in the order of first asking.
  public var children: [EngineQuestion]

  /// Notes a question.
  ///
  /// - Parameters:
  ///   - name: The node's name, as lines of `negotiation` blocks have it.
  ///   - node: Its place among the nodes with a name, from 0; `nil` for one that is not in the
  ///     tree.
  ///   - label: The words of a text, or an image's name; `nil` for nodes without a label.
  ///   - identifiers: The node's identifiers, innermost first.
  ///   - proposal: The size that it was proposed.
  ///   - width: That of the answer, in points.
  ///   - height: That of the answer, in points.
  ///   - children: The questions that the node asked in turn, in the order of first asking.
  public init(
    _ name: String,
    node: Int? = nil,
    label: String? = nil,
    identifiers: [String] = [],
    proposal: LayoutProposal,
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
