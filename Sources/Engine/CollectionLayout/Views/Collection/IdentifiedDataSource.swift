package import Foundation

/// A data source that knows its sections and items by identifiers.
@MainActor
package protocol IdentifiedDataSource: AnyObject {
  /// The sections with their items, each by what it prints as.
  var printedSections: [PrintedSection] { get }
  /// The text that a section prints as, cut where it is long; `nil` for one that is not there.
  func printedSection(at index: Int) -> String?
  /// The text that an item prints as, cut where it is long; `nil` for one that is not there.
  func printedItem(at indexPath: IndexPath) -> String?
}

/// A section of a data source with its items, each by what it prints as.
package struct PrintedSection: Sendable, Equatable {
  package var name: String
  package var items: [String]

  package init(name: String, items: [String]) {
    self.name = name
    self.items = items
  }
}
