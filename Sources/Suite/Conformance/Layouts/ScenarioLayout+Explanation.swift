internal import CollectionLayout
internal import Scenarios
internal import SpecFormat
internal import ViewLayout

extension ScenarioLayout {
  /// Takes a layout that stands on a stage, with the reasons of its numbers.
  ///
  /// - Parameters:
  ///   - expectation: The block that asked for the layout.
  ///   - stage: Where it is laid out.
  @MainActor
  init(explaining expectation: Expectation, on stage: Stage) {
    let nodes = stage.explanation(alsoOf: expectation.elements)
    self.init(expectation, on: stage, tree: ResolvedTree(nodes: nodes))
  }

  /// Every way to call a node of the layout, in tree order: `#id`, or its name with its label.
  package var names: [String] { ["#root"] + Self.names(in: tree.nodes) }

  /// The layout with nothing but its outermost nodes.
  package var aroundRoot: ScenarioLayout {
    var layout = self
    for index in layout.tree.nodes.indices { layout.tree.nodes[index].children = [] }
    return layout
  }

  /// The layout with nothing but the nodes of an id, or of a name and a label as in `cell 0.3`,
  /// what is inside them, and those around them without what else is in these; `nil` where no node
  /// is called so.
  package func around(_ identifier: String) -> ScenarioLayout? {
    var layout = self
    layout.tree.nodes = tree.nodes.compactMap { Self.around(identifier, in: $0) }
    return layout.tree.nodes.isEmpty ? nil : layout
  }

  private static func around(_ identifier: String, in node: ResolvedNode) -> ResolvedNode? {
    if node.callings.contains(identifier) { return node }
    var node = node
    node.children = node.children.compactMap { around(identifier, in: $0) }
    return node.children.isEmpty ? nil : node
  }

  private static func names(in nodes: [ResolvedNode]) -> [String] {
    nodes.flatMap { node in
      node.identifiers.map { "#\($0)" } + [node.labelledName].compactMap(\.self)
        + names(in: node.children)
    }
  }
}

extension ResolvedNode {
  /// Its ids, and its name with its label.
  fileprivate var callings: [String] { identifiers + [labelledName].compactMap(\.self) }

  fileprivate var labelledName: String? { label.map { "\(name) \($0)" } }
}

extension Expectation {
  /// The elements of a collection view that its lines name.
  fileprivate var elements: [CollectionElement.Identity] {
    guard let frames = content as? FramesFence else { return [] }
    return frames.lines.compactMap { line in
      guard case .element(let element) = line.content else { return nil }
      return element.name.identity
    }
  }
}
