/// The state of a snapshot: its sections, its items and their arrangement.
///
/// The methods check nothing; callers ensure their preconditions. R-SNAP-1: sections and items have
/// one table each, so that each identifier occurs once, and a section and an item may have equal
/// identifiers.
@usableFromInline
struct SnapshotStore<Section: Hashable, Item: Hashable> {
  @usableFromInline private(set) var sections = IdentifierTable<Section>()
  @usableFromInline var items = IdentifierTable<Item>()
  @usableFromInline var arrangement = SnapshotArrangement()
  var reloadedSections = SnapshotMarks()
  @usableFromInline var reloadedItems = SnapshotMarks()
  @usableFromInline var reconfiguredItems = SnapshotMarks()
}

extension SnapshotStore: Sendable where Section: Sendable, Item: Sendable {}

// MARK: - Sections

extension SnapshotStore {
  /// Inserts new sections without items.
  mutating func insertSections(_ new: [Section], at position: Int) {
    let slots = sections.insert(contentsOf: new).slots
    arrangement.insertSections(slots, at: position, limit: sections.slotLimit)
  }

  /// Removes sections and their items.
  mutating func removeSections(_ gone: [Slot]) {
    removeItems(gone.flatMap { arrangement.items(ofSection: $0) })
    let set = SlotSet(gone, limit: sections.slotLimit)
    arrangement.removeSections(set)
    for section in gone { sections.remove(section) }
    reloadedSections.remove(set)
  }

  mutating func moveSection(_ section: Slot, _ side: InsertionSide, _ other: Slot) {
    arrangement.moveSection(section, side, other)
  }
}

// MARK: - Items

extension SnapshotStore {
  /// Assigns slots to the items of a list; new ones are in no section until they are placed.
  @inlinable
  mutating func addItems(_ list: [Item]) -> AddedIdentifiers<Item> {
    items.insert(contentsOf: list)
  }

  /// Removes new items that were not placed, so that a refused call leaves the snapshot unchanged
  /// (R-SNAP-1).
  @usableFromInline
  mutating func discard(_ added: AddedIdentifiers<Item>) {
    let old = SlotSet(added.old, limit: items.slotLimit)
    for slot in added.slots where !old.contains(slot) { items.remove(slot) }
  }

  @usableFromInline
  mutating func place(_ added: AddedIdentifiers<Item>, atEndOf section: Slot) {
    arrangement.reserveItems(items.slotLimit)
    arrangement.extract(added.old)
    arrangement.append(added.slots, to: section)
  }

  /// Moves items before or after another item.
  mutating func place(_ added: AddedIdentifiers<Item>, _ side: InsertionSide, _ other: Slot) {
    arrangement.reserveItems(items.slotLimit)
    arrangement.extract(added.old)
    arrangement.insert(added.slots, side, other)
  }

  mutating func moveItem(_ item: Slot, _ side: InsertionSide, _ other: Slot) {
    arrangement.extract([item])
    arrangement.insert([item], side, other)
  }

  mutating func clearMarks() {
    reloadedSections = SnapshotMarks()
    reloadedItems = SnapshotMarks()
    reconfiguredItems = SnapshotMarks()
  }

  /// Removes items and their marks.
  @inlinable
  mutating func removeItems(_ gone: [Slot]) {
    arrangement.extract(gone)
    let set = SlotSet(gone, limit: items.slotLimit)
    for item in gone { items.remove(item) }
    reloadedItems.remove(set)
    reconfiguredItems.remove(set)
  }
}

/// The slots of a list of identifiers that were added to a table.
@usableFromInline
struct AddedIdentifiers<Identifier> {
  /// The slots of all identifiers, in the order of the list, each once.
  @usableFromInline var slots: [Slot] = []
  /// The slots of identifiers that were in the table before.
  @usableFromInline var old: [Slot] = []
  /// The identifiers that occur more than once in the list, once for each repetition.
  @usableFromInline var repeated: [Identifier] = []

  @inlinable
  init(count: Int) {
    slots.reserveCapacity(count)
  }
}
