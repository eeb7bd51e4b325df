import Foundation

extension NSDiffableDataSourceSnapshot {
  /// The updates that lead from another snapshot to this one.
  ///
  /// - Parameter old: The snapshot before; its marks do not matter.
  /// - Returns: Updates that lead to this snapshot's state, and refreshes of what is marked in it.
  /// - Complexity: O(*n* log *n*) for *n* items between the common ends of their sections, O(*n*)
  ///   where few of them move; O(1) for a section that both share.
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

  /// R-DIFF-7: sections, then items that get new cells, then items that keep theirs; each in the
  /// order of the snapshot.
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
  /// The second batch: what is reloaded and reconfigured, where it is afterwards (R-DIFF-7).
  package let refreshes: [CollectionUpdate]
}

extension SnapshotArrangement {
  /// Where an item is: its section's place, and its own in the section.
  func path(ofItem item: Slot) -> IndexPath {
    IndexPath(item: position(ofItem: item), section: position(ofSection: section(ofItem: item)))
  }

  /// Where items are, in ascending order.
  func paths(of items: [Slot]) -> [IndexPath] {
    items.map { path(ofItem: $0) }.sorted()
  }
}
