package import Foundation

extension UICollectionViewDiffableDataSource: IdentifiedDataSource {
  package var printedSections: [PrintedSection] {
    (0..<current.numberOfSections).compactMap { index in
      current.sectionIdentifier(at: index).map { section in
        let items = current.itemIdentifiers(inSection: section)
        return PrintedSection(
          name: String(describing: section),
          items: items.map { String(describing: $0) }
        )
      }
    }
  }

  package func printedSection(at index: Int) -> String? {
    current.sectionIdentifier(at: index).map { IdentifierText.short($0) }
  }

  package func printedItem(at indexPath: IndexPath) -> String? {
    current.itemIdentifier(at: indexPath).map { IdentifierText.short($0) }
  }
}
