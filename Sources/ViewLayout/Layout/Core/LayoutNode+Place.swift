import Foundation

extension LayoutNode {
  /// The node's frame in the root's coordinates, in points.
  ///
  /// - Complexity: O(*d*) at a depth of *d*.
  final var frameInRoot: CGRect {
    var frame = CGRect(origin: originInParent, size: size)
    var ancestor = parent
    while let node = ancestor {
      let origin = node.originInParent
      frame = frame.offsetBy(dx: origin.x, dy: origin.y)
      ancestor = node.parent
    }
    return frame
  }

  /// The node's frame as it is drawn, in the root's coordinates: R-EFF-1, with the effects of
  /// everything around it. Of a turned rectangle it is the bounding box.
  ///
  /// - Complexity: O(*d*) at a depth of *d*.
  final var drawnFrameInRoot: CGRect {
    var frame = CGRect(origin: .zero, size: size)
    var current: LayoutNode? = self
    while let node = current {
      for case let drawing as DrawingAttachment in node.attachments {
        frame = drawing.effect.applied(to: frame, in: node.size)
      }
      let origin = node.originInParent
      frame = frame.offsetBy(dx: origin.x, dy: origin.y)
      current = node.parent
    }
    return frame
  }

  /// R-RTL-1: the top left corner in the parent, whose children may run from the right.
  final var originInParent: CGPoint {
    guard let parent, parent.isRightToLeft else { return origin }
    return CGPoint(x: parent.size.width - origin.x - size.width, y: origin.y)
  }

  /// The nearest node around this one that names its coordinate space so.
  final func ancestor(named name: AnyHashable) -> LayoutNode? {
    var ancestor: LayoutNode? = self
    while let node = ancestor {
      if node.attachments.contains(where: { ($0 as? SpaceAttachment)?.name == name }) {
        return node
      }
      ancestor = node.parent
    }
    return nil
  }
}
