package import Foundation

extension UICollectionViewDiffableDataSource: IdentifiedDataSource {
  package var printedSections: [PrintedSection] { shown.printedSections }

  package func printedSection(at index: Int) -> String? { shown.printedSection(at: index) }

  package func printedItem(at indexPath: IndexPath) -> String? { shown.printedItem(at: indexPath) }
}
