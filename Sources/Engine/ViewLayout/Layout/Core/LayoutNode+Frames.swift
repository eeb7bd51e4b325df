import Foundation

extension LayoutNode {
  /// The node's frame as it is drawn, in the root's coordinates.
  ///
  /// R-EFF-1: with the effects of everything around it; of a turned rectangle it is the bounding
  /// box.
  ///
  /// - Complexity: O(*d*) at a depth of *d*.
  final var drawnFrameInRoot: CGRect { drawnFrame(inSpace: nil).frame }

  /// The node's frame as it is drawn, in the coordinates of the nearest space of a name around it:
  /// R-GEO-5, with the effects that lie between.
  ///
  /// - Parameters:
  ///   - name: The space's name; `nil` for the root's coordinates.
  ///   - shift: How far the node is taken to be from its place, in points, before any effect.
  /// - Returns: The frame in points, and the node whose space it is; the frame in the root's
  ///   coordinates and no node where no space has the name.
  final func drawnFrame(
    inSpace name: AnyHashable?,
    shiftedBy shift: CGPoint = .zero
  ) -> (frame: CGRect, space: LayoutNode?) {
    var frame = CGRect(origin: shift, size: size)
    var current: LayoutNode? = self
    while let node = current {
      if let space = name?.base as? any NodeSpaceName, space.isSpace(of: node) {
        return (frame, node)
      }
      for attachment in node.attachments {
        if let name, (attachment as? SpaceAttachment)?.name == name { return (frame, node) }
        if let drawing = attachment as? DrawingAttachment {
          frame = drawing.effect.applied(to: frame, in: node.size)
        }
      }
      let origin = node.originInParent
      frame = frame.offsetBy(dx: origin.x, dy: origin.y)
      current = node.parent
    }
    return (frame, nil)
  }

  /// R-LAY-4a: the top leading corner in the coordinates that layouts are told: those of the root,
  /// or of the scrolled content around.
  final var originInLayoutCoordinates: CGPoint {
    var place = CGPoint.zero
    var current: LayoutNode? = self
    while let node = current, node.parent?.ruleFlags.contains(.isCoordinateRoot) != true {
      place = CGPoint(x: place.x + node.origin.x, y: place.y + node.origin.y)
      current = node.parent
    }
    return place
  }

  /// The top left corner in the root's coordinates, as it was laid out: without any effect.
  final var originInRoot: CGPoint {
    var place = CGPoint.zero
    var current: LayoutNode? = self
    while let node = current {
      let origin = node.originInParent
      place = CGPoint(x: place.x + origin.x, y: place.y + origin.y)
      current = node.parent
    }
    return place
  }

  /// R-RTL-1: the top left corner in the parent, whose children may run from the right.
  final var originInParent: CGPoint {
    guard let parent, parent.isRightToLeft else { return origin }
    return CGPoint(x: parent.size.width - origin.x - size.width, y: origin.y)
  }
}

extension LayoutNode {
  /// Whether the node is shown: neither it nor what is around it is a candidate that was not
  /// chosen.
  ///
  /// - Complexity: O(*d*) at a depth of *d*.
  final var isShown: Bool {
    var node = self
    while let parent = node.parent {
      if !parent.shows(node) { return false }
      node = parent
    }
    return true
  }
}

/// The name of a coordinate space that nodes have by what they are, without saying so.
protocol NodeSpaceName {
  /// Whether a node has the space.
  func isSpace(of node: LayoutNode) -> Bool
}
