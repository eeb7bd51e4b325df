import Foundation

/// Where sections and items are after a batch whose updates fit each other.
struct UpdateMapping {
  private let batch: UpdateBatch
  private let sections: Renumbering
  private let origins: Renumbering
  /// The new places of the items of a section, by the section before the batch.
  private var items: [Int: Renumbering] = [:]

  /// - Complexity: O(*n* log *n*) for *n* updates.
  init(_ batch: UpdateBatch) {
    self.batch = batch
    let removedSections = batch.deletedSections.union(batch.movedSections.keys)
    let newSections = batch.insertedSections.union(batch.movedSections.values)
    sections = Renumbering(removed: removedSections, inserted: newSections)
    // Backwards, what was put in is taken away.
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
  /// Where a section is after the batch; `nil` for one that was deleted.
  func section(_ old: Int) -> Int? { batch.movedSections[old] ?? sections[old] }

  /// Where an item is after the batch; `nil` for one that was deleted, or went with its section.
  func item(_ old: IndexPath) -> IndexPath? {
    if let target = batch.movedItems[old] { return target }
    guard let section = section(old.section) else { return nil }
    guard let items = items[old.section] else { return IndexPath(item: old.item, section: section) }
    return items[old.item].map { IndexPath(item: $0, section: section) }
  }

  /// Whether items of a section have come, gone or moved.
  func changesItems(ofSection old: Int) -> Bool { items[old] != nil }
}

/// Where the elements of a list are after an update that takes some away and puts some in.
///
/// The elements that stay keep their order and fill the places that nothing was put in.
struct Renumbering {
  /// The places of what was taken away, before the update, in order.
  private let removed: [Int]
  /// The places of what was put in, after the update, in order.
  private let inserted: [Int]

  /// - Parameters:
  ///   - removed: What was taken away, each once.
  ///   - inserted: What was put in, each once.
  init(removed: some Sequence<Int>, inserted: some Sequence<Int>) {
    self.removed = removed.sorted()
    self.inserted = inserted.sorted()
  }

  /// Where an element is after the update; `nil` for one that was taken away.
  ///
  /// - Complexity: O(log *n*) for *n* changes.
  subscript(old: Int) -> Int? {
    let before = removed.partitionIndex { $0 >= old }
    guard before == removed.count || removed[before] != old else { return nil }
    let rank = old - before
    // So many places before what was put in at `inserted[k]` are free: `inserted[k] - k`.
    let skipped = inserted.indices.partitionIndex { inserted[$0] - $0 > rank }
    return rank + skipped
  }
}

extension PreservedLayoutState {
  /// Counts everything as it is after an update.
  ///
  /// R-CV-27: what was measured of an item that stays in its section is not measured again; what is
  /// reloaded is.
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

  /// Forgets what was measured of a cell.
  mutating func discard(_ path: IndexPath) {
    measurements[path.section] = measurements[path.section]?.moved { $0 == path.item ? nil : $0 }
  }

  private func mapped<Value>(_ values: [Int: Value], by mapping: UpdateMapping) -> [Int: Value] {
    values.reduce(into: [:]) { mapped, entry in
      if let section = mapping.section(entry.key) { mapped[section] = entry.value }
    }
  }
}
