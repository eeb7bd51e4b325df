public import LayoutValues

/// A node of a layout as it came out.
///
/// On the wire a tree is a list of nodes in tree order, each with its depth, so that no depth is too
/// great for a reader of JSON.
public struct EngineNode: Sendable, Hashable {
  /// The type of a leaf or a container, or the name of a modifier with a frame of its own, as lines of
  /// `frames` blocks have it: `Text`, `VStack`, `frame`.
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
  ///   - lines: The lines that a text shows; `nil` for other nodes, and where the engine does not tell.
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
