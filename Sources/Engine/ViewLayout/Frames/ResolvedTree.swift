package import Foundation

/// The result of a layout, with the requested columns.
package struct ResolvedTree: Sendable, Equatable, Codable {
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

/// The optional columns of a resolved tree; names and frames are always included.
///
/// Only requested columns are computed.
package struct ResolvedColumns: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  // mutants(constant): the default is replaced where it is read
  /// The lines of texts.
  package static let text = ResolvedColumns(rawValue: 1)
  /// The pictures of nodes, with parts that only a picture has, up to a maximum number of nodes.
  package static let picture = ResolvedColumns(rawValue: 2)
  /// The reasons for sizes and positions, with all proposals; they require another measurement.
  package static let explanation = ResolvedColumns(rawValue: 4)
  /// The steps of the negotiation; they require another measurement.
  package static let steps = ResolvedColumns(rawValue: 8)
  /// The proposals of the negotiation, as a tree; they require another measurement.
  package static let negotiation = ResolvedColumns(rawValue: 16)
  /// The traits of nodes, which checks use.
  package static let traits = ResolvedColumns(rawValue: 32)

  /// R-CTRL-23: the decorations of lists and bars, as further nodes without numbers.
  package static let decorations = ResolvedColumns(rawValue: 64)

  /// The columns to request from embedded content.
  ///
  /// Only pictures; if traits are requested, those among texts, traits and pictures that are
  /// requested.
  package var ofContent: ResolvedColumns {
    contains(.traits) ? intersection([.text, .traits, .picture]) : .picture
  }
}
