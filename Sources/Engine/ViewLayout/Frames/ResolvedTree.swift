package import Foundation

/// The result of a layout, with the requested columns.
package struct ResolvedTree: Sendable, Equatable, Codable {
  /// The outermost nodes.
  package var nodes: [ResolvedNode]
  /// The number of nodes that are omitted because a picture has too many of them.
  package var omittedNodes = 0
  /// The part that is in sight, in the scene's coordinates; `nil` where that is the whole scene.
  package var window: CGRect?
  /// The color behind everything in the window; `nil` for none.
  package var background: DrawingColor?
  /// The proposals, the answers and the places, in order.
  package var steps: [DrawingStep] = []
  /// How many steps there were, those that are left out too.
  package var stepCount = 0
  /// The questions to the outermost nodes, each with those that it led to, as the algorithm reads with
  /// both axes together.
  package var negotiation: [NegotiationEntry] = []

  /// Takes nodes that have their ids, or need none.
  package init(nodes: [ResolvedNode]) {
    self.nodes = nodes
  }

  /// Numbers nodes that come from several places.
  package init(numbering nodes: [ResolvedNode]) {
    self.init(nodes: nodes)
    var next = 0
    for index in self.nodes.indices { self.nodes[index].number(from: &next) }
  }
}

extension ResolvedTree {
  /// The nodes with a name, in tree order: that is, by their ids.
  package var namedNodes: [ResolvedNode] {
    var named: [ResolvedNode] = []
    func visit(_ node: ResolvedNode) {
      if !node.name.isEmpty { named.append(node) }
      for child in node.children { visit(child) }
    }
    for node in nodes { visit(node) }
    return named
  }

  /// The same layout somewhere else.
  package func moved(by distance: CGPoint) -> ResolvedTree {
    var tree = self
    tree.nodes = nodes.map { $0.moved(by: distance) }
    tree.window = window?.offsetBy(dx: distance.x, dy: distance.y)
    return tree
  }

  /// The layout alone.
  package var withoutSteps: ResolvedTree {
    var tree = self
    (tree.steps, tree.stepCount) = ([], 0)
    return tree
  }
}

extension ResolvedNode {
  fileprivate mutating func number(from next: inout Int) {
    id = name.isEmpty ? nil : next
    if !name.isEmpty { next += 1 }
    for index in children.indices { children[index].number(from: &next) }
  }
}

/// The columns of a resolved tree besides names and frames. Only requested ones are computed.
package struct ResolvedColumns: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The lines that texts show.
  package static let text = ResolvedColumns(rawValue: 1)
  /// The pictures of nodes, with parts that only a picture has, up to a maximum number of nodes.
  package static let picture = ResolvedColumns(rawValue: 2)
  /// The proposals, the reasons of sizes and places, and the questions; they take measuring.
  package static let explanation = ResolvedColumns(rawValue: 4)
  /// The steps of the negotiation; they take measuring.
  package static let steps = ResolvedColumns(rawValue: 8)
  /// The questions of the negotiation, each in the one for which it was asked; they take measuring.
  package static let negotiation = ResolvedColumns(rawValue: 16)
  /// The traits of nodes by which checks judge them.
  package static let traits = ResolvedColumns(rawValue: 32)

  /// The columns of what is in something that is no view: pictures, where traits are not wanted.
  package var ofContent: ResolvedColumns {
    contains(.traits) ? intersection([.text, .traits, .picture]) : .picture
  }
}
