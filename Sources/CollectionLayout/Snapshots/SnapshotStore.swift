/// The state of a snapshot: sections in an order, and items in an order in each.
///
/// Its calls check nothing: what they are given is there, or new, as they say.
struct SnapshotStore<Section: Hashable, Item: Hashable> {
  var sections = IdentifierTable<Section>()
  var items = IdentifierTable<Item>()
  /// The sections in their order.
  private(set) var order: [Slot] = []
  /// Where the sections are, by their slots.
  private var sectionPositions: [Int] = []
  /// What sections hold, by their slots.
  private var contents: [SectionContent] = []
  /// Where items are, by their slots.
  private var places: [ItemPlace] = []
  var reloadedSections = SnapshotMarks()
  var reloadedItems = SnapshotMarks()
  var reconfiguredItems = SnapshotMarks()
}

extension SnapshotStore {
  /// A section's place among the sections.
  func position(ofSection section: Slot) -> Int { sectionPositions[Int(section)] }

  /// The items of a section, in their order.
  func items(ofSection section: Slot) -> [Slot] { contents[Int(section)].slots }

  /// The section that an item is in.
  func section(ofItem item: Slot) -> Slot { places[Int(item)].section }

  /// An item's place in its section.
  ///
  /// - Complexity: O(1)
  func position(ofItem item: Slot) -> Int {
    let place = places[Int(item)]
    return contents[Int(place.section)].position(of: item, near: Int(place.hint))
  }
}

// MARK: - Sections

extension SnapshotStore {
  /// Adds sections that are not there, without items.
  mutating func insertSections(_ new: [Section], at position: Int) {
    sections.reserve(new.count)
    let slots = new.map { sections.insert($0) }
    let missing = sections.slotLimit - contents.count
    contents += Array(repeating: SectionContent(), count: missing)
    sectionPositions += Array(repeating: 0, count: missing)
    order.insert(contentsOf: slots, at: position)
    numberSections(from: position)
  }

  /// Takes sections out, and their items with them.
  mutating func removeSections(_ gone: [Slot]) {
    removeItems(gone.flatMap { items(ofSection: $0) })
    let set = SlotSet(gone, limit: sections.slotLimit)
    for section in gone {
      contents[Int(section)] = SectionContent()
      sections.remove(section)
    }
    order.removeAll { set.contains($0) }
    reloadedSections.remove(set)
    numberSections(from: 0)
  }

  /// Moves a section so that it comes before, or after, another one.
  mutating func moveSection(_ section: Slot, _ side: InsertionSide, _ other: Slot) {
    let source = position(ofSection: section)
    order.remove(at: source)
    numberSections(from: source)
    let target = side.position(beside: position(ofSection: other))
    order.insert(section, at: target)
    numberSections(from: min(source, target))
  }

  private mutating func numberSections(from start: Int) {
    for position in start..<order.count { sectionPositions[Int(order[position])] = position }
  }
}

// MARK: - Items

extension SnapshotStore {
  /// The slots of items, those that are new included; these are nowhere until they are placed.
  ///
  /// - Returns: The slots, in the order of the list, where no item is named twice.
  mutating func addItems(_ list: [Item]) -> AddedItems<Item> {
    items.reserve(list.count)
    var added = AddedItems<Item>()
    added.slots.reserveCapacity(list.count)
    var named = SlotSet(limit: items.slotLimit + list.count)
    let known = items.count
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
    assert(items.count == known + added.new.count)
    let nowhere = ItemPlace(section: 0, hint: 0)
    places += Array(repeating: nowhere, count: items.slotLimit - places.count)
    return added
  }

  /// Takes new items back that were never placed.
  mutating func forget(_ added: AddedItems<Item>) {
    for slot in added.new { items.remove(slot) }
  }

  /// Puts items at the end of a section, wherever they were.
  mutating func place(_ added: AddedItems<Item>, atEndOf section: Slot) {
    takeOut(added.old)
    insert(added.slots, at: items(ofSection: section).count, of: section)
  }

  /// Puts items before, or after, another one, wherever they were.
  mutating func place(_ added: AddedItems<Item>, _ side: InsertionSide, _ other: Slot) {
    takeOut(added.old)
    place(added.slots, side, other)
  }

  /// Moves an item so that it comes before, or after, another one.
  mutating func moveItem(_ item: Slot, _ side: InsertionSide, _ other: Slot) {
    takeOut([item])
    place([item], side, other)
  }

  /// Takes items away.
  mutating func removeItems(_ gone: [Slot]) {
    takeOut(gone)
    let set = SlotSet(gone, limit: items.slotLimit)
    for item in gone { items.remove(item) }
    reloadedItems.remove(set)
    reconfiguredItems.remove(set)
  }

  private mutating func place(_ slots: [Slot], _ side: InsertionSide, _ other: Slot) {
    insert(slots, at: side.position(beside: position(ofItem: other)), of: section(ofItem: other))
  }

  private mutating func insert(_ slots: [Slot], at position: Int, of section: Slot) {
    contents[Int(section)].insert(slots, at: position, section: section, &places)
  }

  /// Takes items out of their sections; a few one by one, many in one pass of each section.
  private mutating func takeOut(_ gone: [Slot]) {
    guard gone.count > 8 else {
      for item in gone {
        let (section, position) = (section(ofItem: item), position(ofItem: item))
        contents[Int(section)].remove(at: position, section: section, &places)
      }
      return
    }
    let set = SlotSet(gone, limit: items.slotLimit)
    for section in Set(gone.map { section(ofItem: $0) }) {
      contents[Int(section)].remove(set, section: section, &places)
    }
  }
}

extension SnapshotStore: Sendable where Section: Sendable, Item: Sendable {}
