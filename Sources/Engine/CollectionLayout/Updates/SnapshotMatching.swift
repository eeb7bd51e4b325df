import Foundation

/// Which sections and items of a snapshot were in an older one, and where.
@usableFromInline
struct SnapshotMatching {
  private let old: SnapshotArrangement
  /// The sections of the newer snapshot, in its order.
  private let sections: [SectionMatch]
  /// Where sections of the older snapshot are now, in its order; `nil` for those deleted.
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
  /// Cuts off the ends that two lists have in common, and finds where the rest comes from.
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
  /// R-DIFF-1: deletions in the old order, insertions and moves in the new one.
  ///
  /// R-DIFF-2: deletions, and where moves begin, count in the sections before; insertions, and
  /// where moves end, in those afterwards.
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

  /// R-DIFF-1: deletions in the old order, insertions and moves in the new one.
  ///
  /// R-DIFF-2: deletions, and where moves begin, count in the sections and items before;
  /// insertions, and where moves end, in those afterwards.
  var itemUpdates: [CollectionUpdate] {
    var updates: [CollectionUpdate] = []
    addDeletions(to: &updates)
    addInsertions(to: &updates)
    addMoves(to: &updates)
    return updates
  }

  /// R-DIFF-3: what goes with its section has no line.
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

  /// R-DIFF-3: what comes with its section has no line.
  private func addInsertions(to updates: inout [CollectionUpdate]) {
    for (position, section) in sections.enumerated() where section.old != nil {
      for (index, origin) in section.origins.enumerated() where origin == nil {
        updates.append(.insertItem(IndexPath(item: section.start + index, section: position)))
      }
    }
  }

  /// R-DIFF-4: whatever is elsewhere moves, from and to whichever section.
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

  /// Which items stay where they are: as many as can, among those of the same section (R-DIFF-5).
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
  /// Where the section was; `nil` for one that was inserted.
  @usableFromInline let old: Int?
  /// The items that the section held, without the ends that are the same now; empty for one that
  /// was inserted.
  @usableFromInline let oldItems: ArraySlice<Slot>
  /// Where the items between the ends that are the same come from, as slots of the older snapshot;
  /// `nil` for those that were inserted.
  @usableFromInline let origins: [Slot?]
  /// The place of the first of them in the section.
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
  /// How many identifiers two lists have in common at their beginnings: of slots of this table, and
  /// of slots of another one.
  @inlinable
  func commonPrefix(of list: ArraySlice<Slot>, and other: ArraySlice<Slot>, in table: Self) -> Int {
    zip(list, other).prefix { isSame($0, $1, in: table) }.count
  }

  /// How many identifiers two lists have in common at their ends.
  @inlinable
  func commonSuffix(of list: ArraySlice<Slot>, and other: ArraySlice<Slot>, in table: Self) -> Int {
    zip(list.reversed(), other.reversed()).prefix { isSame($0, $1, in: table) }.count
  }

  /// The slots that another table's slots have in this one; `nil` for what it does not have.
  @inlinable
  func slots(of list: ArraySlice<Slot>, in table: Self) -> [Slot?] {
    list.map { slot(ofSlot: $0, in: table) }
  }
}

/// The longest increasing subsequence: as many numbers as can stay in their order.
package enum IncreasingRun {
  /// Which of some numbers, no two of them equal, are part of a longest increasing subsequence.
  ///
  /// Of several, it is one that begins with as great numbers as can be, so that what comes early
  /// is what moves (R-DIFF-6).
  ///
  /// - Parameter numbers: The numbers; `nil` is part of none.
  /// - Returns: Whether each is part of it.
  /// - Complexity: O(*n* log *n*); O(*n*) where nearly all ascend.
  package static func kept(of numbers: [UInt32?]) -> [Bool] {
    // By length: the index of the maximum number that a subsequence of the numbers so far, from
    // the end on, begins with. The greater the length, the smaller is that number.
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
