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
    let goneSections = batch.deletedSections.union(batch.movedSections.keys)
    let newSections = batch.insertedSections.union(batch.movedSections.values)
    sections = Renumbering(removed: goneSections, inserted: newSections)
    // Backwards, what was put in is taken away.
    origins = Renumbering(removed: newSections, inserted: goneSections)
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
