import Foundation

extension NSDiffableDataSourceSnapshot {
  /// Returns the updates that lead from another snapshot to this one.
  ///
  /// - Parameter old: The previous snapshot; its marks are ignored.
  /// - Returns: Updates that lead to this snapshot's state, and refreshes for its marks.
  /// - Complexity: O(*n* log *n*) for *n* items between the common prefixes and suffixes of their
  ///   sections, O(*n*) if few of them move; O(1) for a section whose storage both share.
  /// - SeeAlso: R-DIFF
  @inlinable
  package func difference(from old: Self) -> SnapshotDifference {
    difference(by: SnapshotMatching(from: old.store, to: store))
  }

  @usableFromInline
  func difference(by matching: SnapshotMatching) -> SnapshotDifference {
    SnapshotDifference(
      updates: matching.sectionUpdates + matching.itemUpdates,
      refreshes: refreshes
    )
  }

  /// The reloads of sections, then the reloads of items, then the reconfigurations, each in the
  /// snapshot's order (R-DIFF-7).
  private var refreshes: [CollectionUpdate] {
    let arrangement = store.arrangement
    let sections = store.reloadedSections.slots.map { arrangement.position(ofSection: $0) }
    let reloaded = store.reloadedItems.slots
    let known = SlotSet(reloaded, limit: store.items.slotLimit)
    let reconfigured = store.reconfiguredItems.slots.filter { !known.contains($0) }
    return sections.sorted().map { .reloadSection($0) }
      + arrangement.paths(of: reloaded).map { .reloadItem($0) }
      + arrangement.paths(of: reconfigured).map { .reconfigureItem($0) }
  }
}

/// The changes from one snapshot to another, as batch updates of a collection view.
///
/// The rules, R-DIFF, are in `Docs/Rules/SnapshotRules.md`.
@usableFromInline
package struct SnapshotDifference: Equatable, Sendable {
  /// Deletions, insertions and moves of sections, then those of items (R-DIFF-1).
  package let updates: [CollectionUpdate]
  /// The second batch: reloads and reconfigurations, with the index paths after `updates`
  /// (R-DIFF-7).
  package let refreshes: [CollectionUpdate]
}

extension SnapshotArrangement {
  func path(ofItem item: Slot) -> IndexPath {
    IndexPath(item: position(ofItem: item), section: position(ofSection: section(ofItem: item)))
  }

  /// Returns the index paths of items, in ascending order.
  func paths(of items: [Slot]) -> [IndexPath] {
    items.map { path(ofItem: $0) }.sorted()
  }
}
