internal import Foundation
internal import LayoutTree
internal import SpecFormat

/// A node of a layout, with its visibility and the properties that it inherits from its ancestors.
struct CheckedNode {
  /// The node without its children.
  let node: ResolvedNode
  let traits: NodeTraits
  /// The index of the node in tree order, counting nodes without a name.
  let index: Int
  /// The index of the parent; `nil` for a root.
  let parent: Int?
  /// The position of the node among its siblings.
  let place: Int
  /// The indices of the children, in tree order.
  var children: [Int] = []
  /// The part of the scene in which the node can be visible, with the offsets of scroll views
  /// applied.
  let visibility: NodeVisibility
  /// Which parts of the node are decoration only.
  let decoration: Decoration
}

extension CheckedNode {
  var frame: CGRect { node.frame }
  var name: String { node.name }

  /// The frame without parts such as a shadow, which may lie outside of the parent and over others.
  var alignmentRect: CGRect {
    traits.alignmentRect?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
  }

  /// The visible part of the node's own frame; `nil` if none of it is visible.
  var shownFrame: CGRect? {
    let shown = frame.intersection(visibility.shown)
    return shown.isNull || shown.width <= 0 || shown.height <= 0 ? nil : shown
  }

  /// Whether the node itself draws a shape or an image.
  var isPlainPaint: Bool { traits.paint == .shape || traits.paint == .image }

  /// Whether the node is decoration, so that clipping it is no fault.
  var isDecoration: Bool {
    switch traits.paint {
    case nil, .text, .control, .placeholder: decoration == .everything
    case .image: decoration >= .images
    case .shape: decoration >= .shapes
    }
  }

  /// Whether the node draws its content at another position than its layout position, as `offset`
  /// does.
  var isMovedAside: Bool { node.isMovedAside }

  /// Whether the node lays out its other children at the size of the first one, as `background`
  /// does.
  var isSecondaryContainer: Bool { node.isSecondaryContainer }
}

/// Which parts of a node are decoration only, as determined by its ancestors.
///
/// Each case includes the cases before it.
enum Decoration: Int, Comparable {
  case nothing, shapes, images, everything

  static func < (left: Decoration, right: Decoration) -> Bool { left.rawValue < right.rawValue }
}

extension ResolvedNode {
  /// Whether the node draws its content at another position than its layout position.
  fileprivate var isMovedAside: Bool { name == "offset" || name == "position" }

  /// Whether the node lays out its other children at the size of the first one.
  fileprivate var isSecondaryContainer: Bool { name == "background" || name == "overlay" }

  /// Returns which parts of a child are decoration only.
  func decoration(ofChildAt place: Int) -> Decoration {
    if traits?.isDecorative == true { return .everything }
    if isMovedAside || isSecondaryContainer && place > 0 { return .images }
    let isZStack = name == "ZStack" || traits?.stacking != nil
    return isZStack && children.count > 1 ? .shapes : .nothing
  }
}
