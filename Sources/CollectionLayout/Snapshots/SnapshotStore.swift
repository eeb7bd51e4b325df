/// The state of a snapshot: what its sections and items are, and how they are arranged.
///
/// Its calls check nothing: what they are given is there, or new, as they say.
struct SnapshotStore<Section: Hashable, Item: Hashable> {
  private(set) var sections = IdentifierTable<Section>()
  private(set) var items = IdentifierTable<Item>()
  private(set) var arrangement = SnapshotArrangement()
  var reloadedSections = SnapshotMarks()
  var reloadedItems = SnapshotMarks()
  var reconfiguredItems = SnapshotMarks()
}

extension SnapshotStore: Sendable where Section: Sendable, Item: Sendable {}

// MARK: - Sections

extension SnapshotStore {
  /// Adds sections that are not there, without items.
  mutating func insertSections(_ new: [Section], at position: Int) {
    sections.reserve(new.count)
    arrangement.insertSections(new.map { sections.insert($0) }, at: position)
  }

  /// Takes sections out, and their items with them.
  mutating func removeSections(_ gone: [Slot]) {
    removeItems(gone.flatMap { arrangement.items(ofSection: $0) })
    let set = SlotSet(gone, limit: sections.slotLimit)
    arrangement.removeSections(set)
    for section in gone { sections.remove(section) }
    reloadedSections.remove(set)
  }

  /// Moves a section so that it comes before, or after, another one.
  mutating func moveSection(_ section: Slot, _ side: InsertionSide, _ other: Slot) {
    arrangement.moveSection(section, side, other)
  }
}

// MARK: - Items

extension SnapshotStore {
  /// Gives every item of a list a slot; those that are new are nowhere until they are placed.
  mutating func addItems(_ list: [Item]) -> AddedItems<Item> {
    items.reserve(list.count)
    var added = AddedItems<Item>()
    added.slots.reserveCapacity(list.count)
    var named = SlotSet(limit: items.slotLimit + list.count)
    for item in list {
      let count = items.count
      let slot = items.insert(item)
      guard named.insert(slot) else {
        added.repeated.append(item)
        continue
      }
      added.slots.append(slot)
      if items.count > count { added.new.append(slot) } else { added.old.append(slot) }
    }
    return added
  }

  /// Takes new items back that were never placed.
  mutating func forget(_ added: AddedItems<Item>) {
    for slot in added.new { items.remove(slot) }
  }

  /// Puts items at the end of a section, wherever they were.
  mutating func place(_ added: AddedItems<Item>, atEndOf section: Slot) {
    arrangement.takeOut(added.old)
    arrangement.append(added.slots, to: section)
  }

  /// Puts items before, or after, another one, wherever they were.
  mutating func place(_ added: AddedItems<Item>, _ side: InsertionSide, _ other: Slot) {
    arrangement.takeOut(added.old)
    arrangement.insert(added.slots, side, other)
  }

  /// Moves an item so that it comes before, or after, another one.
  mutating func moveItem(_ item: Slot, _ side: InsertionSide, _ other: Slot) {
    arrangement.takeOut([item])
    arrangement.insert([item], side, other)
  }

  /// Takes items away.
  mutating func removeItems(_ gone: [Slot]) {
    arrangement.takeOut(gone)
    let set = SlotSet(gone, limit: items.slotLimit)
    for item in gone { items.remove(item) }
    reloadedItems.remove(set)
    reconfiguredItems.remove(set)
  }
}
