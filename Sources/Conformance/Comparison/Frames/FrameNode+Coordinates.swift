internal import Foundation
internal import ViewLayout

extension [FrameNode] {
  /// The rectangle around all of them, in points; `nil` for none.
  var bounds: CGRect? {
    guard let first else { return nil }
    return dropFirst().reduce(first.frame) { $0.union($1.frame) }
  }

  /// The nodes where they are when the corner of what is around them all lies at a point.
  func moved(to origin: CGPoint) -> [FrameNode] {
    guard let bounds else { return self }
    return map { $0.moved(x: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y) }
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
