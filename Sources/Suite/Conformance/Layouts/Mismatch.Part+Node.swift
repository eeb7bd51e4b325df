internal import CollectionLayout
package import SpecFormat
package import ViewLayout

extension Mismatch.Part {
  /// The id of the part's node in a picture of the layout; `nil` where that does not show it.
  package func node(in tree: ResolvedTree) -> Int? {
    switch self {
    case .node(let id): id
    case .element(let name): name.identity.map { tree.elementIDs[$0] } ?? tree.nodes.first?.id
    }
  }
}
