import Foundation

/// Maps sections and items to their positions after a valid batch of updates.
struct UpdateMapping {
  private let batch: UpdateBatch
  private let sections: Renumbering
  private let origins: Renumbering
  /// The renumbering of the items of changed sections, by the section's old index.
  private var items: [Int: Renumbering] = [:]

  /// Computes the mapping for a batch.
  ///
  /// - Complexity: O(*n* log *n*) for *n* updates.
  init(_ batch: UpdateBatch) {
    self.batch = batch
    let removedSections = batch.deletedSections.union(batch.movedSections.keys)
    let newSections = batch.insertedSections.union(batch.movedSections.values)
    sections = Renumbering(removed: removedSections, inserted: newSections)
    // The inverse mapping exchanges removals and insertions.
    origins = Renumbering(removed: newSections, inserted: removedSections)
    let movedFrom = Dictionary(batch.movedSections.map { ($1, $0) }) { first, _ in first }
    var removed: [Int: Set<Int>] = [:]
    var inserted: [Int: Set<Int>] = [:]
    for path in batch.deletedItems.union(batch.movedItems.keys) {
      removed[path.section, default: []].insert(path.item)
    }
    for path in batch.insertedItems.union(batch.movedItems.values) {
      inserted[path.section, default: []].insert(path.item)
    }
    let changed = Set(removed.keys).union(
      inserted.keys.compactMap { movedFrom[$0] ?? origins[$0] }
    )
    for section in changed {
      items[section] = Renumbering(
        removed: removed[section] ?? [],
        inserted: self.section(section).flatMap { inserted[$0] } ?? []
      )
    }
  }
}

extension UpdateMapping {
  /// Returns the position of a section after the batch; `nil` for a deleted one.
  func section(_ old: Int) -> Int? { batch.movedSections[old] ?? sections[old] }

  /// Returns the index path of an item after the batch; `nil` if it or its section was deleted.
  func item(_ old: IndexPath) -> IndexPath? {
    if let target = batch.movedItems[old] { return target }
    guard let section = section(old.section) else { return nil }
    guard let items = items[old.section] else { return IndexPath(item: old.item, section: section) }
    return items[old.item].map { IndexPath(item: $0, section: section) }
  }

  /// Returns whether items of a section were inserted, deleted or moved.
  func changesItems(ofSection old: Int) -> Bool { items[old] != nil }
}

/// Maps the positions in a list across an update that removes and inserts elements.
///
/// The remaining elements keep their order and fill the positions without insertions.
struct Renumbering {
  /// The old positions of the removed elements, in order.
  private let removed: [Int]
  /// The new positions of the inserted elements, in order.
  private let inserted: [Int]

  /// Creates a renumbering.
  ///
  /// - Parameters:
  ///   - removed: The old positions of the removed elements, each once.
  ///   - inserted: The new positions of the inserted elements, each once.
  init(removed: some Sequence<Int>, inserted: some Sequence<Int>) {
    self.removed = removed.sorted()
    self.inserted = inserted.sorted()
  }

  /// The new position of an element; `nil` for a removed one.
  ///
  /// - Complexity: O(log *n*) for *n* changes.
  subscript(old: Int) -> Int? {
    let before = removed.partitionIndex { $0 >= old }
    guard before == removed.count || removed[before] != old else { return nil }
    let rank = old - before
    // `inserted[k] - k` is the number of remaining elements before the insertion `k`.
    let skipped = inserted.indices.partitionIndex { inserted[$0] - $0 > rank }
    return rank + skipped
  }
}

extension PreservedLayoutState {
  /// Returns the state with the sections and items of an update renumbered.
  ///
  /// R-CV-27: items that stay in their section keep their measurements; reloaded ones lose them.
  func moved(by mapping: UpdateMapping, _ batch: UpdateBatch) -> PreservedLayoutState {
    var moved = self
    moved.orthogonalOffsets = mapped(orthogonalOffsets, by: mapping)
    moved.measurements = [:]
    for (section, measured) in measurements where !batch.reloadedSections.contains(section) {
      guard let target = mapping.section(section) else { continue }
      moved.measurements[target] = measured.moved { item in
        let path = IndexPath(item: item, section: section)
        guard !batch.reloadedItems.contains(path), let new = mapping.item(path),
          new.section == target
        else { return nil }
        return new.item
      }
    }
    return moved
  }

  /// Discards the measurement of a cell.
  mutating func discard(_ path: IndexPath) {
    measurements[path.section] = measurements[path.section]?.moved { $0 == path.item ? nil : $0 }
  }

  private func mapped<Value>(_ values: [Int: Value], by mapping: UpdateMapping) -> [Int: Value] {
    values.reduce(into: [:]) { mapped, entry in
      if let section = mapping.section(entry.key) { mapped[section] = entry.value }
    }
  }
}
