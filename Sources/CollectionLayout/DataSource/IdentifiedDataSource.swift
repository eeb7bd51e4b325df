package import Foundation

/// A data source that knows its sections and items by identifiers.
@MainActor
package protocol IdentifiedDataSource: UICollectionViewDataSource {
  /// The sections with their items, each by what it prints as.
  var printedSections: [(name: String, items: [String])] { get }
  /// The text that a section prints as, cut where it is long; `nil` for one that is not there.
  func printedSection(at index: Int) -> String?
  /// The text that an item prints as, cut where it is long; `nil` for one that is not there.
  func printedItem(at indexPath: IndexPath) -> String?
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

  package func printedSection(at index: Int) -> String? {
    current.sectionIdentifier(at: index).map { IdentifierText.short($0) }
  }

  package func printedItem(at indexPath: IndexPath) -> String? {
    current.itemIdentifier(at: indexPath).map { IdentifierText.short($0) }
  }
}
