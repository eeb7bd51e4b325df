import Foundation

/// A request to scroll to a view after the scene is laid out.
struct ScrollRequest {
  /// The node whose subtree contains the view.
  let scope: ViewNodeHandle
  let id: AnyHashable
  /// The point at which the view and the viewport are aligned; `nil` scrolls the minimum distance.
  let anchor: UnitPoint?
}

extension ScrollRequest {
  /// Scrolls the nearest scroll view that contains the view.
  ///
  /// - Returns: Whether the content offset changed.
  func perform() -> Bool {
    guard let target = scope.node?.scrollTarget(for: id), let scroll = target.scrollNode else {
      return false
    }
    return scroll.reveal(target.frame(in: scroll), anchor: anchor)
  }
}

/// The pending scroll requests, in order.
struct ScrollRequests {
  private var requests: [ScrollRequest] = []

  var isEmpty: Bool { requests.isEmpty }

  mutating func add(_ request: ScrollRequest) { requests.append(request) }

  /// Performs the requests, and removes those that did not scroll.
  ///
  /// - Returns: Whether a content offset changed. Lazy content then has to be placed again.
  mutating func perform() -> Bool {
    requests.removeAll { !$0.perform() }
    return !requests.isEmpty
  }
}

/// The target of a scroll request: a part of a layout node.
struct ScrollTarget {
  let node: LayoutNode
  /// The part, in the node's leading-to-trailing coordinates, in points.
  let part: CGRect

  /// Makes a target of a whole layout node.
  init(_ node: LayoutNode) {
    self.init(CGRect(origin: .zero, size: node.size), of: node)
  }

  init(_ part: CGRect, of node: LayoutNode) {
    self.node = node
    self.part = part
  }
}

extension ScrollTarget {
  /// The nearest scroll view around the view; `nil` if there is none.
  var scrollNode: ScrollNode? { node.scrollNode }

  /// Returns the part in the coordinates of a scroll view's content.
  func frame(in scroll: ScrollNode) -> CGRect {
    node.convert(part, toContentOf: scroll)
  }
}

extension LayoutNode {
  /// The nearest scroll view around the node; `nil` if there is none.
  final var scrollNode: ScrollNode? {
    var node = parent
    while let current = node {
      if let scroll = ScrollNode(current) { return scroll }
      node = current.parent
    }
    return nil
  }

  /// Returns the nearest scroll view around the node that scrolls along an axis; `nil` if there is
  /// none.
  final func scrollNode(along axis: Axis) -> ScrollNode? {
    var scroll = scrollNode
    while let current = scroll, !current.rule.axes.contains(axis.set) {
      scroll = current.node.scrollNode
    }
    return scroll
  }

  /// Converts a rectangle of the node to the leading-to-trailing coordinates of a scroll view's
  /// content.
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

  /// Converts between leading-to-trailing and left-to-right coordinates; the conversion is its own
  /// inverse.
  ///
  /// The width of the rectangle keeps its sign, also if it is negative.
  private func mirroredIfRightToLeft(_ rectangle: CGRect, in node: LayoutNode) -> CGRect {
    guard isRightToLeft else { return rectangle }
    var mirrored = rectangle
    mirrored.origin.x = node.size.width - rectangle.origin.x - rectangle.size.width
    return mirrored
  }
}

/// A node whose content is evaluated once its size is known.
protocol GeometryReading: GraphNode {
  /// Evaluates and places the content, unless it is up to date with the reader's geometry.
  func readGeometry()
}

/// A node that observes its geometry after each layout.
protocol GeometryObserving: GraphNode {
  func observeGeometry()
}
