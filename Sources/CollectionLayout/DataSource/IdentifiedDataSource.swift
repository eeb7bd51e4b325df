/// A data source that knows its sections and items by identifiers.
@MainActor
package protocol IdentifiedDataSource: UICollectionViewDataSource {
  /// The sections with their items, each by what it prints as.
  var printedSections: [(name: String, items: [String])] { get }
}

extension UICollectionViewDiffableDataSource: IdentifiedDataSource {
  package var printedSections: [(name: String, items: [String])] {
    (0..<current.numberOfSections).compactMap { index in
      current.sectionIdentifier(at: index).map { section in
        let items = current.itemIdentifiers(inSection: section)
        return (String(describing: section), items.map { String(describing: $0) })
      }
    }
  }
}
