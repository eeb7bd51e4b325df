package import ViewLayout

extension CollectionLayoutResolver {
  /// Why a cell has its size and its place: what it is in, outermost first, each the only child of
  /// the one before.
  ///
  /// - Parameters:
  ///   - section: The cell's section.
  ///   - item: Its place in the section.
  /// - Returns: The collection view's node; `nil` where there is no such cell.
  package func explanation(section: Int, item: Int) -> ExplainedNode? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].layout.row.group(ofItem: item).map { group in
      CellExplanation(resolver: self, section: section, item: item, group: group).node
    }
  }
}
