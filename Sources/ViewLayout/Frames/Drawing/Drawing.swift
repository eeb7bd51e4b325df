package import Foundation

/// One layout, as a picture shows it.
package struct Drawing: Sendable, Equatable, Codable {
  /// The outermost nodes.
  package var nodes: [DrawingNode]
  /// How many nodes are left out, because nobody could tell so many apart.
  package var omittedNodes = 0
  /// The part that is in sight, in the scene's coordinates; `nil` where that is the whole scene.
  package var window: CGRect?
  /// The colour behind everything in the window; `nil` for none.
  package var background: DrawingColor?
  /// The proposals, the answers and the places, in order.
  package var steps: [DrawingStep] = []
  /// How many steps there were, those that are left out too.
  package var stepCount = 0

  package init(nodes: [DrawingNode]) {
    self.nodes = nodes
  }
}

extension Drawing {
  /// The nodes with a name, in tree order: those that steps and tables tell of by their number.
  package var namedNodes: [DrawingNode] {
    var named: [DrawingNode] = []
    func visit(_ node: DrawingNode) {
      if !node.name.isEmpty { named.append(node) }
      for child in node.children { visit(child) }
    }
    for node in nodes { visit(node) }
    return named
  }

  /// The same layout somewhere else.
  package func moved(by distance: CGPoint) -> Drawing {
    var drawing = self
    drawing.nodes = nodes.map { $0.moved(by: distance) }
    drawing.window = window?.offsetBy(dx: distance.x, dy: distance.y)
    return drawing
  }
}
