import Foundation

/// Where a view is that somebody wants in sight: a part of a layout node.
struct ScrollTarget {
  let node: LayoutNode
  /// The part, in the node's leading-to-trailing coordinates, in points.
  let part: CGRect

  /// The whole of a node.
  init(_ node: LayoutNode) {
    self.init(CGRect(origin: .zero, size: node.size), of: node)
  }

  init(_ part: CGRect, of node: LayoutNode) {
    self.node = node
    self.part = part
  }
}

extension ScrollTarget {
  /// The scroll view that is nearest around the view; `nil` for none.
  var scrollNode: ScrollNode? { node.scrollNode }

  /// The part in the coordinates of the content of a scroll view around it.
  func frame(in scroll: ScrollNode) -> CGRect {
    node.convert(part, toContentOf: scroll)
  }
}

extension LayoutNode {
  /// The scroll view that is nearest around the node; `nil` for none.
  final var scrollNode: ScrollNode? {
    var node = parent
    while let current = node {
      if let scroll = ScrollNode(current) { return scroll }
      node = current.parent
    }
    return nil
  }

  /// The nearest scroll view around the node that scrolls along an axis; `nil` for none.
  final func scrollNode(along axis: Axis) -> ScrollNode? {
    var scroll = scrollNode
    while let current = scroll, !current.rule.axes.contains(axis.set) {
      scroll = current.node.scrollNode
    }
    return scroll
  }

  /// A rectangle of the node in the leading-to-trailing coordinates of a scroll view's content.
  ///
  /// - Complexity: O(*d*) at a depth of *d* below the scroll view.
  final func convert(_ rectangle: CGRect, toContentOf scroll: ScrollNode) -> CGRect {
    var frame = mirroredIfRightToLeft(rectangle, in: self)
    var node = self
    while let parent = node.parent, parent !== scroll.node {
      let origin = node.originInParent
      frame.origin = CGPoint(x: frame.origin.x + origin.x, y: frame.origin.y + origin.y)
      node = parent
    }
    return scroll.node.mirroredIfRightToLeft(frame, in: node)
  }

  /// From leading-to-trailing coordinates to those from the left, or back.
  ///
  /// A rectangle of a negative length keeps the corner that it begins at.
  private func mirroredIfRightToLeft(_ rectangle: CGRect, in node: LayoutNode) -> CGRect {
    guard isRightToLeft else { return rectangle }
    var mirrored = rectangle
    mirrored.origin.x = node.size.width - rectangle.origin.x - rectangle.size.width
    return mirrored
  }
}
