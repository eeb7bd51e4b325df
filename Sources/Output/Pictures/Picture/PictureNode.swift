internal import CollectionLayout
internal import Foundation
internal import ViewLayout

/// A named node of a drawing with what its picture needs to know of its place in the tree.
struct PictureNode {
  var node: ResolvedNode
  /// The node's id; that of all widths in a sweep.
  var number: Int
  /// In the picture, in pixels.
  var place: CGRect
  /// The part of the picture that what is around the node lets through, in pixels.
  var window: CGRect
  /// The element of a collection view that the node is in; `nil` outside of them.
  var element: Element?
  /// How many nodes lie behind it.
  var depth = 0

  /// An element of a collection view, around what it holds.
  struct Element {
    /// In pixels.
    var place: CGRect
    /// `0.1`, `header 0.0`.
    var name: String
  }
}

extension PictureNode {
  /// Whether any of it is in sight.
  var isInSight: Bool { !window.isNull && window.overlaps(place.insetBy(dx: -0.5, dy: -0.5)) }

  /// Whether it is an element of a collection view.
  var isElement: Bool {
    if case .element? = node.content.collectionPart { true } else { false }
  }

  /// Whether it is the content of a collection view, or a section of it.
  var isSection: Bool {
    if case .section? = node.content.collectionPart { true } else { false }
  }

  /// Whether the node's caption stands in its middle rather than at a corner.
  var isCaptionedInside: Bool {
    switch node.content {
    case .fill, .shape, .layers, .room, .outline: node.children.isEmpty
    case .part, .text: false
    }
  }
}
