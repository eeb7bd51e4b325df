public import Foundation
public import LayoutValues

/// A node of a layout, with the requested columns.
///
/// Names, identifiers and frames are always included; each other column fills in further
/// properties.
///
/// ```swift
/// let frame = LayoutFrame(x: 135, y: 230, width: 50, height: 20)
/// let text = ResolvedNode("Text", label: "Reset", frame: frame)
/// let stack = ResolvedNode("VStack", identifiers: ["stack"], frame: frame, children: [text])
/// ```
public struct ResolvedNode: Sendable, Hashable {
  /// The node's index among the named nodes, in tree order.
  ///
  /// Steps and mismatches refer to nodes by it. `nil` for a node without a name, and before the
  /// tree is numbered.
  package var id: Int?
  /// The path to the node from its nearest named ancestor.
  ///
  /// Each element is an index among all children of a parent, shown or not. The same node has the
  /// same path in two layouts with different numbers. Empty if nodes are not matched between
  /// layouts.
  public var path: [Int]
  /// The name as in `frames` blocks: the type of a view, or a modifier with a frame, such as
  /// `Text`, `VStack` or `frame`.
  ///
  /// Empty for a node that only pictures need.
  public var name: String
  /// The string of a text, or the name of an image; `nil` for nodes without a label.
  public var label: String?
  /// The visible lines of a text, including a truncated one; `nil` for other nodes, or if
  /// unsupported.
  public var lines: [String]?
  /// The identifiers from `.id` and `accessibilityIdentifier`, innermost first.
  public var identifiers: [String]
  /// The unrounded frame in the scene's coordinates, in points; y increases downward.
  public var frame: CGRect
  private var boxedPicture: Boxed<NodePicture>?
  private var boxedExplanation: Boxed<NodeExplanation>?
  private var boxedTraits: Boxed<NodeTraits>?
  /// The child nodes in layout order.
  public var children: [ResolvedNode]

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
    children: [ResolvedNode] = []
  ) {
    self.init(
      name: name,
      label: label,
      lines: lines,
      identifiers: identifiers,
      frame: CGRect(frame),
      children: children
    )
  }

  package init(
    id: Int? = nil,
    path: [Int] = [],
    name: String,
    label: String? = nil,
    lines: [String]? = nil,
    identifiers: [String] = [],
    frame: CGRect,
    picture: NodePicture? = nil,
    explanation: NodeExplanation? = nil,
    traits: NodeTraits? = nil,
    children: [ResolvedNode] = []
  ) {
    self.id = id
    self.path = path
    self.name = name
    self.label = label
    self.lines = lines
    self.identifiers = identifiers
    self.frame = frame
    self.children = children
    self.picture = picture
    self.explanation = explanation
    self.traits = traits
  }
}

extension ResolvedNode {
  /// The drawing of the node and its effects; `nil` if drawings were not requested.
  public var picture: NodePicture? {
    get { boxedPicture?.value }
    set { boxedPicture = newValue.map(Boxed.value) }
  }

  /// The reasons for the size and the position; `nil` if reasons were not requested.
  public var explanation: NodeExplanation? {
    get { boxedExplanation?.value }
    set { boxedExplanation = newValue.map(Boxed.value) }
  }

  /// The properties that checks use; `nil` if traits were not requested.
  public var traits: NodeTraits? {
    get { boxedTraits?.value }
    set { boxedTraits = newValue.map(Boxed.value) }
  }

  /// The drawing of the node itself; `outline` if pictures were not requested.
  package var content: DrawingContent { picture?.content ?? .outline }

  /// The effects of modifiers on the picture; none if pictures were not requested.
  package var appearance: DrawingAppearance { picture?.appearance ?? DrawingAppearance() }

  /// Whether the last child is drawn first, behind its siblings.
  package var isDrawnBackwards: Bool { picture?.isDrawnBackwards ?? false }

  /// Returns the node and its descendants, moved by a distance.
  package func moved(by distance: CGPoint) -> ResolvedNode {
    guard distance != .zero else { return self }
    var node = self
    node.frame = frame.offsetBy(dx: distance.x, dy: distance.y)
    if let look = picture?.appearance { node.picture?.appearance = look.moved(by: distance) }
    node.children = children.map { $0.moved(by: distance) }
    return node
  }
}

/// A value outside of the node that has it, so that nodes without it are small.
private indirect enum Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
  case value(Value)

  var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}
