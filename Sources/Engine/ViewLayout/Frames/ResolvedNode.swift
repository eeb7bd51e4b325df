package import Foundation

/// A node of a finished layout, with the requested columns.
///
/// Each requested ``ResolvedColumns`` fills in more properties; the others stay empty.
package struct ResolvedNode: Sendable, Equatable, Codable {
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
  package var path: [Int]
  /// The type of a leaf or container, or the name of a modifier that adds a layout node.
  ///
  /// Empty for a node that only pictures need.
  package var name: String
  /// The string of a text, or an image's name; `nil` for nodes without a label.
  package var label: String?
  /// The lines that a text shows, including a truncated one; `nil` for other nodes.
  package var textLines: [String]?
  /// The node's identifiers from `.id` and `accessibilityIdentifier`, innermost modifier first.
  package var identifiers: [String]
  /// The unrounded frame in the scene's coordinates, in points; y increases downward.
  package var frame: CGRect
  package var picture: NodePicture?
  package var explanation: NodeExplanation?
  package var traits: NodeTraits?
  /// The child nodes, in layout order.
  package var children: [ResolvedNode]

  package init(
    id: Int? = nil,
    path: [Int] = [],
    name: String,
    label: String? = nil,
    textLines: [String]? = nil,
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
    self.textLines = textLines
    self.identifiers = identifiers
    self.frame = frame
    self.picture = picture
    self.explanation = explanation
    self.traits = traits
    self.children = children
  }
}

extension ResolvedNode {
  // mutants(body, coalescing): only pictures read it
  /// The drawing of the node itself; `outline` if pictures were not requested.
  package var content: DrawingContent { picture?.content ?? .outline }

  // mutants(body, coalescing): only pictures read it
  /// The effects of modifiers on the picture; none if pictures were not requested.
  package var look: DrawingAppearance { picture?.look ?? DrawingAppearance() }

  // mutants(body, coalescing, constant): only pictures read it
  /// Whether the last child is drawn first, behind its siblings.
  package var isDrawnBackwards: Bool { picture?.isDrawnBackwards ?? false }

  // mutants(binding, statement): the drawing is moved only for pictures
  // mutants(condition): cost only
  /// Returns the node and its descendants, moved by a distance.
  package func moved(by distance: CGPoint) -> ResolvedNode {
    guard distance != .zero else { return self }
    var node = self
    node.frame = frame.offsetBy(dx: distance.x, dy: distance.y)
    if let look = picture?.look { node.picture?.look = look.moved(by: distance) }
    node.children = children.map { $0.moved(by: distance) }
    return node
  }
}
