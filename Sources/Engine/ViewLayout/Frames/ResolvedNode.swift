package import Foundation

/// A node of a finished layout, with the requested columns.
///
/// Each requested ``ResolvedColumns`` fills in more properties; the others stay empty.
package struct ResolvedNode: Sendable, Equatable, Codable {
  /// The node's index among the nodes with a name, in tree order, which steps and mismatches refer
  /// to; `nil` for a part of a node that has no name, and before the tree is numbered.
  package var id: Int?
  /// The path to it from its nearest ancestor with a name, which is the same in a layout with other
  /// numbers: each node's index among all children of its parent, shown or not;
  /// empty if nodes are not matched between layouts.
  package var path: [Int]
  /// The type of a leaf or container, or the name of a modifier with a frame of its own; empty for
  /// a part that only pictures know.
  package var name: String
  /// The string of a text, or an image's name; `nil` for nodes without a label.
  package var label: String?
  /// The lines that a text shows, truncation included; `nil` for other nodes.
  package var textLines: [String]?
  /// The node's identifiers, innermost first: what `.id` and `accessibilityIdentifier` said at
  /// this place of the modifier chain.
  package var identifiers: [String]
  /// The unrounded frame in the scene's coordinates, in points, y down.
  package var frame: CGRect
  package var picture: NodePicture?
  package var explanation: NodeExplanation?
  package var traits: NodeTraits?
  /// The nodes inside, in layout order.
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
  /// What is drawn of the node itself; its outline without the column of pictures.
  package var content: DrawingContent { picture?.content ?? .outline }

  /// How modifiers change the picture; not at all without the column of pictures.
  package var look: DrawingAppearance { picture?.look ?? DrawingAppearance() }

  /// Whether the last child is drawn first, behind its siblings.
  package var isDrawnBackwards: Bool { picture?.isDrawnBackwards ?? false }

  /// The node and everything in it, moved.
  package func moved(by distance: CGPoint) -> ResolvedNode {
    guard distance != .zero else { return self }
    var node = self
    node.frame = frame.offsetBy(dx: distance.x, dy: distance.y)
    if let look = picture?.look { node.picture?.look = look.moved(by: distance) }
    node.children = children.map { $0.moved(by: distance) }
    return node
  }
}
