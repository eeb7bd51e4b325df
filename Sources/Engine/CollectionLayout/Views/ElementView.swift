package import Foundation
package import LayoutTree
package import UIKitLayout
package import ViewLayout

/// A view that consists of addressable elements: a collection view or a table.
@MainActor
package protocol ElementView: UIScrollView {
  /// Whether the elements are the rows, headers and footers of a table.
  var isTable: Bool { get }
  /// The elements that are visible.
  var visibleElements: [CollectionElement] { get }
  /// All elements, visible or not.
  var allElements: [CollectionElement] { get }
  /// The counter of its live, created and reused cells.
  var tally: CellCounter { get }
  /// The number of times that content was measured.
  var measurements: Int { get }
  /// The sections of the data source by printed identifier; `nil` if it does not use identifiers.
  var printedSections: [PrintedSection]? { get }
  /// The updates of the last batch.
  var lastUpdates: [CollectionUpdate] { get }

  /// Returns the element with an identity, or `nil` if there is none.
  func element(_ identity: CollectionElement.Identity) -> CollectionElement?
  /// Returns explanations of the sizes and places of visible elements, and of other requested
  /// elements.
  func explanation(alsoOf others: [CollectionElement.Identity]) -> [ResolvedNode]
  /// Returns the nodes of the last layout as a tree.
  func tree(_ columns: ResolvedColumns) -> ResolvedTree
  /// Returns a new view with the same data source and registered classes that has not been laid
  /// out.
  func makeDetachedView() -> any ElementView
  /// Invalidates the content of cells; visible cells are measured again.
  func contentDidChange()
}

extension UICollectionView: ElementView {
  package var isTable: Bool { false }

  package func makeDetachedView() -> any ElementView { detachedCopy() }
}

/// A data source that identifies its sections and items by identifiers.
@MainActor
package protocol IdentifiedDataSource: AnyObject {
  /// The sections with their items, each by its printed identifier.
  var printedSections: [PrintedSection] { get }
  /// Returns the printed identifier of a section, shortened if it is long; `nil` if there is none
  /// at the index.
  func printedSection(at index: Int) -> String?
  /// Returns the printed identifier of an item, shortened if it is long; `nil` if there is none at
  /// the index path.
  func printedItem(at indexPath: IndexPath) -> String?
}

/// A section of a data source with its items, each by its printed identifier.
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
  /// Whether the next layout reloads everything from the data source.
  var needsReload: Bool { get }
  /// The updates of the last batch.
  var lastUpdates: [CollectionUpdate] { get set }

  /// Reloads everything from the data source in the next layout pass.
  func reloadData()
  /// The updates of the current batch; `nil` outside of one.
  var batch: [CollectionUpdate]? { get set }
  /// The numbers of items in the sections, loaded from the data source when needed.
  var counts: [Int] { get }

  /// Applies a batch of updates to the sections, which had the given numbers of items before it.
  func apply(_ updates: [CollectionUpdate], from before: [Int])
  /// Applies the updates that a closure requests together.
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  /// Lays out immediately if the view has been laid out before.
  func layOutAfterUpdates()
  func report(_ issue: Issue)
}

extension SnapshotView {
  /// Loads the item counts from the data source unless they are loaded.
  func loadCounts() { _ = counts }

  /// Applies updates of the structure, then reloads and reconfigurations.
  ///
  /// The data source already returns the counts after both.
  ///
  /// - Parameters:
  ///   - updates: Deletions, insertions and moves.
  ///   - refreshes: Reloads and reconfigurations, with indices after `updates`.
  func perform(_ updates: [CollectionUpdate], then refreshes: [CollectionUpdate]) {
    let before = counts
    if !updates.isEmpty { apply(updates, from: before) }
    if !refreshes.isEmpty { apply(refreshes, from: counts) }
    lastUpdates = updates + refreshes
    layOutAfterUpdates()
  }

  /// Applies updates, or adds them to the current batch.
  func update(_ updates: [CollectionUpdate]) {
    guard batch == nil else {
      batch?.append(contentsOf: updates)
      return
    }
    performBatchUpdates({ self.batch?.append(contentsOf: updates) }, completion: nil)
  }
}
