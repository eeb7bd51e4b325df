internal import Foundation
internal import SpecFormat
internal import ViewLayout

/// A node of a layout with what the nodes around it say of it.
struct CheckedNode {
  /// The node, without what is in it.
  let node: ResolvedNode
  let traits: NodeTraits
  /// Its place in tree order, among nodes without a name too.
  let index: Int
  /// The place of the node around it; `nil` for an outermost one.
  let parent: Int?
  /// Its place among its siblings.
  let place: Int
  /// The nodes in it, in tree order.
  var children: [Int] = []
  /// The part of the scene in which something in it can be seen, moved as scroll views move it.
  let sight: NodeVisibility
  /// Whether it is there for the eye alone.
  let ornament: Decoration
}

extension CheckedNode {
  var frame: CGRect { node.frame }
  var name: String { node.name }

  /// Where its own frame can be seen; `nil` where none of it can.
  var shownFrame: CGRect? {
    let shown = frame.intersection(sight.shown)
    return shown.isNull || shown.width <= 0 || shown.height <= 0 ? nil : shown
  }

  /// Whether a shape or an image is drawn.
  var isPlainPaint: Bool { traits.paint == .shape || traits.paint == .image }

  /// Whether nobody misses what is cut of it.
  var isOrnament: Bool {
    switch traits.paint {
    case nil, .text, .control: ornament == .everything
    case .image: ornament >= .images
    case .shape: ornament >= .shapes
    }
  }

  /// Whether it shows its content elsewhere than where it takes room.
  var isMovedAside: Bool { node.isMovedAside }

  /// Whether it lays others at the size of its first child.
  var isSecondaryContainer: Bool { node.isSecondaryContainer }
}

/// What of a node is there for the eye alone, as nodes around it say.
enum Decoration: Int, Comparable {
  case nothing, shapes, images, everything

  static func < (left: Decoration, right: Decoration) -> Bool { left.rawValue < right.rawValue }
}

extension ResolvedNode {
  /// Whether the node shows its content elsewhere than where it takes room.
  fileprivate var isMovedAside: Bool { name == "offset" || name == "position" }

  /// Whether the node lays others at the size of its first child.
  fileprivate var isSecondaryContainer: Bool { name == "background" || name == "overlay" }

  /// What the node makes of a child.
  func ornament(ofChildAt place: Int) -> Decoration {
    if traits?.isDecorative == true { return .everything }
    if isMovedAside || isSecondaryContainer && place > 0 { return .images }
    let isPile = name == "ZStack" || traits?.stacking != nil
    return isPile && children.count > 1 ? .shapes : .nothing
  }
}
