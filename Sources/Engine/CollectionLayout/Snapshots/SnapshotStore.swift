/// The state of a snapshot: what its sections and items are, and how they are arranged.
///
/// Its calls check nothing: what they are given is there, or new, as they say. R-SNAP-1: sections
/// have one table and the items of all sections another, so that each identifier is there once, and
/// a section and an item may have the same.
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
  /// Adds sections that are not there, without items.
  mutating func insertSections(_ new: [Section], at position: Int) {
    let slots = sections.insert(contentsOf: new).slots
    arrangement.insertSections(slots, at: position, limit: sections.slotLimit)
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
  @inlinable
  mutating func addItems(_ list: [Item]) -> AddedIdentifiers<Item> {
    items.insert(contentsOf: list)
  }

  /// Takes new items back that were never placed, so that a refused call leaves the snapshot as it
  /// was (R-SNAP-1).
  @usableFromInline
  mutating func discard(_ added: AddedIdentifiers<Item>) {
    let old = SlotSet(added.old, limit: items.slotLimit)
    for slot in added.slots where !old.contains(slot) { items.remove(slot) }
  }

  /// Puts items at the end of a section, wherever they were.
  @usableFromInline
  mutating func place(_ added: AddedIdentifiers<Item>, atEndOf section: Slot) {
    arrangement.reserveItems(items.slotLimit)
    arrangement.extract(added.old)
    arrangement.append(added.slots, to: section)
  }

  /// Puts items before, or after, another one, wherever they were.
  mutating func place(_ added: AddedIdentifiers<Item>, _ side: InsertionSide, _ other: Slot) {
    arrangement.reserveItems(items.slotLimit)
    arrangement.extract(added.old)
    arrangement.insert(added.slots, side, other)
  }

  /// Moves an item so that it comes before, or after, another one.
  mutating func moveItem(_ item: Slot, _ side: InsertionSide, _ other: Slot) {
    arrangement.extract([item])
    arrangement.insert([item], side, other)
  }

  /// Takes all marks away.
  mutating func clearMarks() {
    reloadedSections = SnapshotMarks()
    reloadedItems = SnapshotMarks()
    reconfiguredItems = SnapshotMarks()
  }

  /// Takes items away.
  @inlinable
  mutating func removeItems(_ gone: [Slot]) {
    arrangement.extract(gone)
    let set = SlotSet(gone, limit: items.slotLimit)
    for item in gone { items.remove(item) }
    reloadedItems.remove(set)
    reconfiguredItems.remove(set)
  }
}

/// The slots of a list of identifiers.
@usableFromInline
struct AddedIdentifiers<Identifier> {
  /// All of them, in the order of the list, each once.
  @usableFromInline var slots: [Slot] = []
  /// Those that were there before.
  @usableFromInline var old: [Slot] = []
  /// The identifiers that the list names more often than once, each for each time too many.
  @usableFromInline var repeated: [Identifier] = []

  @inlinable
  init(count: Int) {
    slots.reserveCapacity(count)
  }
}
