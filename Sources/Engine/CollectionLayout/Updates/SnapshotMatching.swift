import Foundation

/// The positions that the sections and items of a snapshot had in an older one.
@usableFromInline
struct SnapshotMatching {
  private let old: SnapshotArrangement
  /// The sections of the newer snapshot, in its order.
  private let sections: [SectionMatch]
  /// The new positions of the older snapshot's sections, in its order; `nil` for deleted ones.
  private let targets: [Int?]
}

extension SnapshotMatching {
  /// Finds the sections and items of a store in an older one.
  @inlinable
  init<Section, Item>(
    from old: SnapshotStore<Section, Item>,
    to new: SnapshotStore<Section, Item>
  ) {
    let isSameTable = old.items.isIdentical(to: new.items)
    let sections: [SectionMatch] = zip(
      new.arrangement.order,
      old.sections.slots(of: new.arrangement.order[...], in: new.sections)
    ).map { section, origin in
      let items = new.arrangement.items(ofSection: section)
      guard let origin else {
        let origins = old.items.slots(of: items[...], in: new.items)
        return SectionMatch(old: nil, oldItems: [], origins: origins, start: 0)
      }
      let oldItems = old.arrangement.items(ofSection: origin)
      let position = old.arrangement.position(ofSection: origin)
      if isSameTable, oldItems.isIdentical(to: items) {
        return SectionMatch(old: position, oldItems: [], origins: [], start: items.count)
      }
      return SectionMatch(old: position, oldItems[...], items[...], old.items, new.items)
    }
    self.init(old: old.arrangement, sections: sections)
  }

  @usableFromInline
  init(old: SnapshotArrangement, sections: [SectionMatch]) {
    self.old = old
    self.sections = sections
    var targets: [Int?] = Array(repeating: nil, count: old.order.count)
    for (position, section) in sections.enumerated() {
      if let old = section.old { targets[old] = position }
    }
    self.targets = targets
  }
}

extension SectionMatch {
  /// Removes the common prefix and suffix of two item lists, and finds the origins of the other
  /// items.
  @inlinable
  init<Item>(
    old position: Int,
    _ oldItems: ArraySlice<Slot>,
    _ newItems: ArraySlice<Slot>,
    _ oldTable: IdentifierTable<Item>,
    _ newTable: IdentifierTable<Item>
  ) {
    let start = oldTable.commonPrefix(of: oldItems, and: newItems, in: newTable)
    let (oldRest, newRest) = (oldItems.dropFirst(start), newItems.dropFirst(start))
    let end = oldTable.commonSuffix(of: oldRest, and: newRest, in: newTable)
    self.init(
      old: position,
      oldItems: oldRest.dropLast(end),
      origins: oldTable.slots(of: newRest.dropLast(end), in: newTable),
      start: start
    )
  }
}

extension SnapshotMatching {
  /// The updates of sections: deletions in the old order, then insertions and moves in the new one
  /// (R-DIFF-1).
  ///
  /// R-DIFF-2: deletions and the sources of moves use the old positions; insertions and the targets
  /// of moves use the new ones.
  var sectionUpdates: [CollectionUpdate] {
    let origins = sections.map(\.old)
    let kept = IncreasingRun.kept(of: origins.map { $0.map(UInt32.init) })
    var updates: [CollectionUpdate] = targets.indices
      .filter { targets[$0] == nil }.map { .deleteSection($0) }
    updates += origins.indices.filter { origins[$0] == nil }.map { .insertSection($0) }
    for (position, origin) in origins.enumerated() where !kept[position] {
      if let origin { updates.append(.moveSection(origin, to: position)) }
    }
    return updates
  }

  /// The updates of items: deletions in the old order, then insertions and moves in the new one
  /// (R-DIFF-1).
  ///
  /// R-DIFF-2: deletions and the sources of moves use the old index paths; insertions and the
  /// targets of moves use the new ones.
  var itemUpdates: [CollectionUpdate] {
    var updates: [CollectionUpdate] = []
    addDeletions(to: &updates)
    addInsertions(to: &updates)
    addMoves(to: &updates)
    return updates
  }

  /// Adds the deletions of items; items deleted with their section have no update (R-DIFF-3).
  private func addDeletions(to updates: inout [CollectionUpdate]) {
    var survivors = SlotSet(limit: old.itemLimit)
    for section in sections {
      for case let origin? in section.origins { survivors.insert(origin) }
    }
    for (position, target) in targets.enumerated() {
      guard let target else { continue }
      let items = sections[target].oldItems
      for index in items.indices where !survivors.contains(items[index]) {
        updates.append(.deleteItem(IndexPath(item: index, section: position)))
      }
    }
  }

  /// Adds the insertions of items; items inserted with their section have no update (R-DIFF-3).
  private func addInsertions(to updates: inout [CollectionUpdate]) {
    for (position, section) in sections.enumerated() where section.old != nil {
      for (index, origin) in section.origins.enumerated() where origin == nil {
        updates.append(.insertItem(IndexPath(item: section.start + index, section: position)))
      }
    }
  }

  /// Adds the moves of items, within their section or between sections (R-DIFF-4).
  private func addMoves(to updates: inout [CollectionUpdate]) {
    for (position, section) in sections.enumerated() {
      let kept = keptItems(of: section)
      for (index, origin) in section.origins.enumerated() where !kept[index] {
        guard let origin else { continue }
        let path = IndexPath(item: section.start + index, section: position)
        updates.append(.moveItem(old.path(ofItem: origin), to: path))
      }
    }
  }

  /// Returns which items of a section do not move: as many as possible of those that were in it
  /// before (R-DIFF-5).
  private func keptItems(of section: SectionMatch) -> [Bool] {
    guard let position = section.old else {
      return Array(repeating: false, count: section.origins.count)
    }
    let slot = old.order[position]
    return IncreasingRun.kept(
      of: section.origins.map { origin in
        guard let origin, old.section(ofItem: origin) == slot else { return nil }
        return UInt32(old.position(ofItem: origin))
      }
    )
  }
}

/// The origin of a section of the newer snapshot and of its items.
@usableFromInline
struct SectionMatch {
  /// The old position of the section; `nil` for an inserted one.
  @usableFromInline let old: Int?
  /// The old items of the section without the common prefix and suffix; empty for an inserted
  /// section.
  @usableFromInline let oldItems: ArraySlice<Slot>
  /// The slots in the older snapshot of the items between the common prefix and suffix; `nil` for
  /// inserted items.
  @usableFromInline let origins: [Slot?]
  /// The position in the section of the first item in `origins`.
  @usableFromInline let start: Int

  @inlinable
  init(old: Int?, oldItems: ArraySlice<Slot>, origins: [Slot?], start: Int) {
    self.old = old
    self.oldItems = oldItems
    self.origins = origins
    self.start = start
  }
}

extension IdentifierTable {
  /// Returns the length of the common prefix of a list of this table's slots and one of another
  /// table's.
  @inlinable
  func commonPrefix(of list: ArraySlice<Slot>, and other: ArraySlice<Slot>, in table: Self) -> Int {
    zip(list, other).prefix { isSame($0, $1, in: table) }.count
  }

  /// Returns the length of the common suffix of two lists of slots.
  @inlinable
  func commonSuffix(of list: ArraySlice<Slot>, and other: ArraySlice<Slot>, in table: Self) -> Int {
    zip(list.reversed(), other.reversed()).prefix { isSame($0, $1, in: table) }.count
  }

  /// Returns the slots in this table of another table's identifiers; `nil` for identifiers that are
  /// only in the other.
  @inlinable
  func slots(of list: ArraySlice<Slot>, in table: Self) -> [Slot?] {
    list.map { slot(ofSlot: $0, in: table) }
  }
}

/// The longest increasing subsequence, whose elements keep their order.
package enum IncreasingRun {
  /// Returns which of the numbers, all distinct, belong to a longest increasing subsequence.
  ///
  /// Among several, it chooses the one that begins with the largest numbers, so that early elements
  /// are the ones that move (R-DIFF-6).
  ///
  /// - Parameter numbers: The numbers; `nil` never belongs to the subsequence.
  /// - Returns: Whether each number belongs to it.
  /// - Complexity: O(*n* log *n*); O(*n*) if nearly all numbers ascend.
  package static func kept(of numbers: [UInt32?]) -> [Bool] {
    // For each length of a subsequence, minus 1: the largest first number of a subsequence of that
    // length in the numbers visited so far, which are visited from the end. Longer subsequences
    // have smaller first numbers.
    var starts: [(number: UInt32, index: Int)] = []
    var nextIndexes = Array(repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated().reversed() {
      guard let number else { continue }
      let length = starts.partitionIndex { $0.number < number }
      if length > 0 { nextIndexes[index] = starts[length - 1].index }
      if length == starts.count {
        starts.append((number, index))
      } else {
        starts[length] = (number, index)
      }
    }
    var kept = Array(repeating: false, count: numbers.count)
    var index = starts.last?.index ?? -1
    while index >= 0 {
      kept[index] = true
      index = nextIndexes[index]
    }
    return kept
  }
}
