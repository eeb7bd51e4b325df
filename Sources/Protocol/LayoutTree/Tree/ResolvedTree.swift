package import Foundation

/// The result of a layout, with the requested columns.
package struct ResolvedTree: Sendable, Hashable, Codable {
  /// The outermost nodes of the scene.
  package var nodes: [ResolvedNode]
  // mutants(constant): only pictures read it
  /// The number of nodes that a picture omits because there are too many.
  package var omittedNodes = 0
  /// The visible part, in the scene's coordinates; `nil` if that is the whole scene.
  package var window: CGRect?
  /// The color of the window's background; `nil` for none.
  package var background: DrawingColor?
  /// Whether the color scheme of the scene is dark.
  package var isDark = false
  /// The proposals, sizes and placements, in order.
  package var steps: [DrawingStep] = []
  // mutants(constant): only pictures read it
  /// The number of steps, including omitted ones.
  package var stepCount = 0
  /// The proposals to the outermost nodes, with the proposals that they caused; both axes are
  /// measured together.
  package var negotiation: [NegotiationEntry] = []

  /// Makes a tree of nodes that are already numbered or need no ids.
  package init(nodes: [ResolvedNode]) {
    self.nodes = nodes
  }

  // mutants(constant, statement): nodes are numbered for pictures, explanations and messages of
  //   failures; no expectation compares the numbers
  /// Makes a tree of nodes from several sources, and numbers them.
  package init(numbering nodes: [ResolvedNode]) {
    self.init(nodes: nodes)
    var next = 0
    for index in self.nodes.indices { self.nodes[index].number(from: &next) }
  }
}

extension ResolvedTree {
  // mutants(body, condition, statement): only pictures read it
  /// The nodes with a name, in tree order, which is the order of their ids.
  package var namedNodes: [ResolvedNode] {
    var named: [ResolvedNode] = []
    func visit(_ node: ResolvedNode) {
      if !node.name.isEmpty { named.append(node) }
      for child in node.children { visit(child) }
    }
    for node in nodes { visit(node) }
    return named
  }

  /// Returns the tree with all frames moved by a distance.
  package func moved(by distance: CGPoint) -> ResolvedTree {
    var tree = self
    tree.nodes = nodes.map { $0.moved(by: distance) }
    tree.window = window?.offsetBy(dx: distance.x, dy: distance.y)
    return tree
  }

  // mutants(body, constant, statement): only pictures read it
  /// The tree without its steps.
  package var withoutSteps: ResolvedTree {
    var tree = self
    (tree.steps, tree.stepCount) = ([], 0)
    return tree
  }
}

extension ResolvedNode {
  // mutants: nodes are numbered for pictures, explanations and messages of failures; no expectation
  //   compares the numbers
  fileprivate mutating func number(from next: inout Int) {
    id = name.isEmpty ? nil : next
    if !name.isEmpty { next += 1 }
    for index in children.indices { children[index].number(from: &next) }
  }
}
