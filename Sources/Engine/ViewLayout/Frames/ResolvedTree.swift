package import Foundation

/// The result of a layout, with the requested columns.
package struct ResolvedTree: Sendable, Equatable, Codable {
  /// The outermost nodes.
  package var nodes: [ResolvedNode]
  /// The number of nodes that are omitted because a picture has too many of them.
  package var omittedNodes = 0
  /// The visible part, in the scene's coordinates; `nil` if that is the whole scene.
  package var window: CGRect?
  /// The color behind everything in the window; `nil` for none.
  package var background: DrawingColor?
  /// The proposals, sizes and placements, in order.
  package var steps: [DrawingStep] = []
  /// The number of steps, including omitted ones.
  package var stepCount = 0
  /// The measurements of the outermost nodes, each with those that it caused, with both axes
  /// together.
  package var negotiation: [NegotiationEntry] = []

  /// Makes a tree of nodes that have ids, or need none.
  package init(nodes: [ResolvedNode]) {
    self.nodes = nodes
  }

  /// Makes a tree of nodes from several sources, and numbers them.
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

  /// Returns the layout, moved by a distance.
  package func moved(by distance: CGPoint) -> ResolvedTree {
    var tree = self
    tree.nodes = nodes.map { $0.moved(by: distance) }
    tree.window = window?.offsetBy(dx: distance.x, dy: distance.y)
    return tree
  }

  /// The tree without its steps.
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

/// The columns of a resolved tree besides names and frames.
///
/// Only requested ones are computed.
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
