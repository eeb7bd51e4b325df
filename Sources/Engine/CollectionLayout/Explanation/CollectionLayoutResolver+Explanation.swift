package import ViewLayout

extension CollectionLayoutResolver {
  /// Why an element has its size and its place: what it is in, outermost first, each the only child
  /// of the one before.
  ///
  /// - Parameter identity: The element.
  /// - Returns: The collection view's node; `nil` where there is no such element.
  package func explanation(of identity: CollectionElement.Identity) -> ResolvedNode? {
    guard element(identity) != nil else { return nil }
    switch identity {
    case .cell(let section, let item):
      return CellExplanation(resolver: self, section: section, item: item)?.chain.nested
    case .supplementary(let kind, let section, let item):
      let boundary = BoundaryExplanation(resolver: self, kind: kind, section: section, item: item)
      let anchored = AnchoredExplanation(resolver: self, kind: kind, section: section, item: item)
      return boundary?.chain.nested ?? anchored?.chain.nested
    case .layoutSupplementary(let kind, let item):
      return BoundaryExplanation(resolver: self, kind: kind, item: item)?.chain.nested
    case .decoration(let kind, let section):
      return DecorationExplanation(resolver: self, kind: kind, section: section)?.chain.nested
    }
  }
}
