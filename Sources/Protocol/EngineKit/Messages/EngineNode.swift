public import LayoutValues

/// A node of a layout with its frame.
///
/// In JSON a tree is a list of nodes in tree order, each with its depth, so that deep trees do not
/// exceed the nesting limit of a JSON parser.
///
/// ```swift
/// let frame = LayoutFrame(x: 135, y: 230, width: 50, height: 20)
/// let text = EngineNode("Text", label: "Reset", frame: frame)
/// let stack = EngineNode("VStack", identifiers: ["stack"], frame: frame, children: [text])
/// ```
public struct EngineNode: Sendable, Hashable {
  /// The name as in `frames` blocks: the type of a view, or a modifier with a frame, such as
  /// `Text`, `VStack` or `frame`.
  public var name: String
  /// The string of a text, or the name of an image; `nil` for nodes without a label.
  public var label: String?
  /// The identifiers from `.id` and `accessibilityIdentifier`, innermost first.
  public var identifiers: [String]
  /// The unrounded frame in the scene's coordinates.
  public var frame: LayoutFrame
  /// The visible lines of a text; `nil` for other nodes, or if unsupported.
  public var lines: [String]?
  /// The child nodes in layout order.
  public var children: [EngineNode]

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - name: The name as in `frames` blocks.
  ///   - label: The string of a text, or the name of an image; `nil` for nodes without a label.
  ///   - identifiers: The node's identifiers, innermost first.
  ///   - frame: The unrounded frame in the scene's coordinates.
  ///   - lines: The visible lines of a text; `nil` for other nodes, or if unsupported.
  ///   - children: The child nodes in layout order.
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

/// An entry of the negotiation: a proposal to a node, its answer, and the resulting proposals to
/// others.
public struct EngineQuestion: Sendable, Hashable {
  /// The node's index among the named nodes, in tree order, from 0; `nil` if it is not in the tree.
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
  public var children: [EngineQuestion]

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
