package import Foundation

extension ResolvedNode {
  /// Whether the node is a view that another one presents.
  fileprivate var isPresentation: Bool {
    ["Sheet", "FullScreenCover", "Popover", "Alert", "ConfirmationDialog"].contains(name)
  }
}

extension [ResolvedNode] {
  /// The bounding rectangle of the nodes, in points; `nil` if there are none.
  ///
  /// Presented views do not count, since they are placed in the window (R-BAR-10).
  package var bounds: CGRect? {
    let nodes = filter { !$0.isPresentation }
    guard let first = nodes.first ?? first else { return nil }
    return nodes.dropFirst().reduce(first.frame) { $0.union($1.frame) }
  }

  /// Returns all nodes with an id, including descendants, by their ids.
  package func nodesByIdentifier() -> [String: [ResolvedNode]] {
    var nodes: [String: [ResolvedNode]] = [:]
    for node in withDescendants {
      for identifier in Set(node.identifiers) { nodes[identifier, default: []].append(node) }
    }
    return nodes
  }

  /// The nodes and all their descendants in preorder.
  package var withDescendants: [ResolvedNode] {
    var nodes: [ResolvedNode] = []
    var waiting = Array(reversed())
    while let node = waiting.popLast() {
      nodes.append(node)
      waiting += node.children.reversed()
    }
    return nodes
  }
}
