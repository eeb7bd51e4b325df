import Foundation

/// A request to scroll to a view after the scene is laid out.
struct ScrollRequest {
  /// The node in which the view is searched.
  let scope: ViewNodeHandle
  let id: AnyHashable
  /// The point that the view and the viewport share; `nil` to scroll the minimum distance.
  let anchor: UnitPoint?
}

extension ScrollRequest {
  /// Scrolls the nearest scroll view around the view.
  ///
  /// - Returns: Whether anything moved.
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

  /// Adds a request.
  mutating func add(_ request: ScrollRequest) { requests.append(request) }

  /// Performs the requests, and removes those that moved nothing.
  ///
  /// - Returns: Whether anything moved. Lazy content has then to be placed again.
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

/// A node whose content is evaluated once its size is known.
protocol GeometryReading: GraphNode {
  /// Evaluates and places the content if it is not that of the reader's present geometry.
  func readGeometry()
}

/// A node that looks at the geometry of each finished layout.
protocol GeometryObserving: GraphNode {
  func observeGeometry()
}
