package import CollectionLayout
package import ViewLayout

extension CollectionSceneHost {
  /// Why cells have their sizes and their places, and what they are in: the cells in view, and
  /// others that somebody asks for.
  ///
  /// - Parameter others: The names of these; what is no cell is left out.
  /// - Returns: The collection view, with sections, groups and cells in it.
  package func explanation(alsoOf others: [CollectionElement.Identity]) -> [ExplainedNode] {
    Set(visibleElements.map(\.identity) + others)
      .compactMap { element -> (section: Int, item: Int)? in
        guard case .cell(let section, let item) = element else { return nil }
        return (section, item)
      }
      .sorted { $0 < $1 }
      .compactMap { explanation(section: $0.section, item: $0.item) }
      .reduce(into: []) { nodes, chain in nodes.join(chain) }
  }
}

extension [ExplainedNode] {
  /// Adds a node, or what is in it to the one that is it already.
  fileprivate mutating func join(_ node: ExplainedNode) {
    let known = firstIndex {
      $0.name == node.name && $0.label == node.label && $0.frame == node.frame
    }
    guard let known else { return append(node) }
    for child in node.children { self[known].children.join(child) }
  }
}
