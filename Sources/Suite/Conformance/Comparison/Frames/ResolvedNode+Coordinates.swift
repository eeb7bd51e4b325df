internal import Foundation
internal import ViewLayout

extension [ResolvedNode] {
  /// The rectangle around all of them, in points; `nil` for none.
  var bounds: CGRect? {
    guard let first else { return nil }
    return dropFirst().reduce(first.frame) { $0.union($1.frame) }
  }

  /// The nodes where they are when the corner of what is around them all lies at a point.
  func moved(to origin: CGPoint) -> [ResolvedNode] {
    guard let bounds else { return self }
    let distance = CGPoint(x: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y)
    return map { $0.moved(by: distance) }
  }

  /// The nodes that are in sight, and those around them.
  func visible(in viewport: Viewport) -> [ResolvedNode] {
    compactMap { node in
      var node = node
      node.children = node.children.visible(in: viewport)
      return viewport.shows(node.frame) || !node.children.isEmpty ? node : nil
    }
  }

  /// Every node that has an id, however deep, by its ids.
  func nodesByIdentifier() -> [String: [ResolvedNode]] {
    var nodes: [String: [ResolvedNode]] = [:]
    for node in withDescendants {
      for identifier in Set(node.identifiers) { nodes[identifier, default: []].append(node) }
    }
    return nodes
  }

  /// The nodes, each before those inside it, however deep they lie.
  var withDescendants: [ResolvedNode] {
    var nodes: [ResolvedNode] = []
    var waiting = Array(reversed())
    while let node = waiting.popLast() {
      nodes.append(node)
      waiting += node.children.reversed()
    }
    return nodes
  }
}
