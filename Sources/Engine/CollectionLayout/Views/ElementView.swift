package import Foundation
package import UIKitLayout
package import ViewLayout

/// A view of which one speaks element by element: a collection view, or a table.
@MainActor
package protocol ElementView: UIScrollView {
  /// Whether its elements are the rows, headers and footers of a table.
  var isTable: Bool { get }
  /// The elements in sight.
  var visibleElements: [CollectionElement] { get }
  /// Everything there is, in view or not.
  var allElements: [CollectionElement] { get }
  /// The counter of its cells.
  var tally: CellCounter { get }
  /// How often the content was asked for its size.
  var measurements: Int { get }
  /// The sections of the data source by what they print as; `nil` for one that knows no
  /// identifiers.
  var printedSections: [PrintedSection]? { get }
  /// The updates of the last batch.
  var lastUpdates: [CollectionUpdate] { get }

  /// One element; `nil` where there is none of that name.
  func element(_ identity: CollectionElement.Identity) -> CollectionElement?
  /// Why elements have their sizes and their places: those in view, and others that are asked for.
  func explanation(alsoOf others: [CollectionElement.Identity]) -> [ResolvedNode]
  /// The last layout as a tree of its nodes.
  func tree(_ columns: ResolvedColumns) -> ResolvedTree
  /// Another view of the same data source and registered classes, which was never laid out.
  func makeDetachedView() -> any ElementView
  /// Invalidates the content of cells; visible cells are measured again.
  func contentDidChange()
}

extension UICollectionView: ElementView {
  package var isTable: Bool { false }

  package func makeDetachedView() -> any ElementView { detachedCopy() }
}

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

/// A view that shows the snapshots of a data source.
@MainActor
protocol SnapshotView: AnyObject {
  /// Whether the data source is about to be asked for everything.
  var needsReload: Bool { get }
  /// The updates of the last batch.
  var lastUpdates: [CollectionUpdate] { get set }

  /// Reloads everything from the data source in the next layout.
  func reloadData()
  /// Loads the counts from the data source unless they are loaded.
  func loadCounts()
  /// Updates the structure of the content, then what reloads and reconfigurations name in it.
  func perform(_ updates: [CollectionUpdate], then refreshes: [CollectionUpdate])
  /// Lays out at once, where the view has been laid out before.
  func layOutAfterUpdates()
  /// Notes something that went wrong.
  func report(_ issue: Issue)
}
