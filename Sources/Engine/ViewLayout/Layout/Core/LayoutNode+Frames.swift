import Foundation

extension LayoutNode {
  /// The node's frame as it is drawn, in the root's coordinates.
  ///
  /// R-EFF-1: it includes the drawing effects of all ancestors; for a rotated rectangle it is the
  /// bounding box.
  ///
  /// - Complexity: O(*d*) at a depth of *d*.
  final var drawnFrameInRoot: CGRect { drawnFrame(inSpace: nil).frame }

  /// Returns the node's frame as it is drawn, in the coordinates of the nearest enclosing space
  /// with a name.
  ///
  /// R-GEO-5: the frame includes the drawing effects of the ancestors up to the space.
  ///
  /// - Parameters:
  ///   - name: The space's name; `nil` for the root's coordinates.
  ///   - shift: An offset that is added to the node's origin, in points, before any effect.
  /// - Returns: The frame in points, and the node of the space. If no space has the name, the frame
  ///   is in the root's coordinates and the node is `nil`.
  final func drawnFrame(
    inSpace name: AnyHashable?,
    shiftedBy shift: CGPoint = .zero
  ) -> (frame: CGRect, space: LayoutNode?) {
    var frame = CGRect(origin: shift, size: size)
    var current: LayoutNode? = self
    while let node = current {
      if let space = name?.base as? any ImplicitCoordinateSpace, space.isSpace(of: node) {
        return (frame, node)
      }
      for attachment in node.attachments {
        if let name, (attachment as? CoordinateSpaceAttachment)?.name == name {
          return (frame, node)
        }
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

  /// R-LAY-4a: the top leading corner in the coordinates of custom layouts.
  ///
  /// These are the coordinates of the root, or of the enclosing scrolled content.
  final var originInLayoutCoordinates: CGPoint {
    var place = CGPoint.zero
    var current: LayoutNode? = self
    while let node = current, node.parent?.ruleFlags.contains(.isCoordinateRoot) != true {
      place = CGPoint(x: place.x + node.origin.x, y: place.y + node.origin.y)
      current = node.parent
    }
    return place
  }

  /// The top left corner in the root's coordinates, without drawing effects.
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

  /// R-RTL-1: the top left corner in the parent, in either layout direction.
  final var originInParent: CGPoint {
    guard let parent, parent.isRightToLeft else { return origin }
    return CGPoint(x: parent.size.width - origin.x - size.width, y: origin.y)
  }
}

extension LayoutNode {
  /// Whether the node is visible: neither it nor an ancestor is a candidate that was not chosen.
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

/// The name of a coordinate space that some nodes define without a `coordinateSpace` modifier.
protocol ImplicitCoordinateSpace {
  /// Returns whether a node defines the coordinate space.
  func isSpace(of node: LayoutNode) -> Bool
}
