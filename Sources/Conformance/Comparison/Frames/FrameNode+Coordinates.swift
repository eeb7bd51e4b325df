internal import Foundation
internal import ViewLayout

extension [FrameNode] {
  /// The rectangle around all of them, in points; `nil` for none.
  var bounds: CGRect? {
    guard let first else { return nil }
    return dropFirst().reduce(first.frame) { $0.union($1.frame) }
  }

  /// The nodes in the coordinates of a window that centres the root.
  ///
  /// - Parameter window: The window's size, in points; a dimension that is `nil` or infinite
  ///   moves nothing along its axis.
  /// - Returns: The same nodes, moved.
  func centred(in window: ProposedViewSize) -> [FrameNode] {
    guard let bounds else { return self }
    return map {
      $0.moved(
        x: Self.shift(start: bounds.minX, length: bounds.width, window: window.width),
        y: Self.shift(start: bounds.minY, length: bounds.height, window: window.height)
      )
    }
  }

  /// The nodes that are in sight, and those around them.
  func visible(in viewport: Viewport) -> [FrameNode] {
    compactMap { node in
      var node = node
      node.children = node.children.visible(in: viewport)
      return viewport.shows(node.frame) || !node.children.isEmpty ? node : nil
    }
  }

  /// Every node that has an id, however deep, by its ids.
  func nodesByIdentifier() -> [String: [FrameNode]] {
    var nodes: [String: [FrameNode]] = [:]
    var waiting = Array(reversed())
    while let node = waiting.popLast() {
      for identifier in Set(node.identifiers) { nodes[identifier, default: []].append(node) }
      waiting += node.children.reversed()
    }
    return nodes
  }

  private static func shift(start: CGFloat, length: CGFloat, window: CGFloat?) -> CGFloat {
    guard let window, window.isFinite else { return 0 }
    return (window - length) / 2 - start
  }
}

extension FrameNode {
  fileprivate func moved(x: CGFloat, y: CGFloat) -> FrameNode {
    var node = self
    node.frame.origin.x += x
    node.frame.origin.y += y
    node.children = children.map { $0.moved(x: x, y: y) }
    return node
  }
}
