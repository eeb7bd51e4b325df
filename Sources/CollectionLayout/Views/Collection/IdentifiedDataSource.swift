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
