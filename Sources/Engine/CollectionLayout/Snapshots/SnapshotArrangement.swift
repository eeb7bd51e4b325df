/// The order of sections, and of the items in each section, as slots.
@usableFromInline
struct SnapshotArrangement: Sendable {
  /// The sections, in order.
  @usableFromInline private(set) var order: [Slot] = []
  /// The positions of the sections, by slot.
  private var positions: [Int] = []
  /// The items of the sections, by slot.
  private var contents: [SectionContent] = []
  /// The sections and positions of the items, by slot.
  private var places: [ItemPlace] = []
}

extension SnapshotArrangement {
  @usableFromInline
  func position(ofSection section: Slot) -> Int { positions[Int(section)] }

  /// A number greater than the slot of every item.
  var itemLimit: Int { places.count }

  /// Returns the items of a section, in order.
  @usableFromInline
  func items(ofSection section: Slot) -> [Slot] { contents[Int(section)].slots }

  func section(ofItem item: Slot) -> Slot { places[Int(item)].section }

  /// Returns the position of an item in its section.
  ///
  /// - Complexity: O(1)
  func position(ofItem item: Slot) -> Int {
    let place = places[Int(item)]
    return contents[Int(place.section)].position(of: item, near: Int(place.hint))
  }
}

// MARK: - Sections

extension SnapshotArrangement {
  /// Inserts new sections without items; `limit` is greater than their slots.
  mutating func insertSections(_ new: [Slot], at position: Int, limit: Int) {
    let missing = limit - contents.count
    contents.append(contentsOf: repeatElement(SectionContent(), count: missing))
    positions.append(contentsOf: repeatElement(0, count: missing))
    order.insert(contentsOf: new, at: position)
    number(from: position)
  }

  /// Removes sections that contain no items.
  mutating func removeSections(_ gone: SlotSet) {
    order.removeAll { gone.contains($0) }
    number(from: 0)
  }

  mutating func moveSection(_ section: Slot, _ side: InsertionSide, _ other: Slot) {
    let source = position(ofSection: section)
    order.remove(at: source)
    number(from: source)
    let target = side.position(beside: position(ofSection: other))
    order.insert(section, at: target)
    number(from: min(source, target))
  }

  private mutating func number(from start: Int) {
    for position in start..<order.count { positions[Int(order[position])] = position }
  }
}

// MARK: - Items

extension SnapshotArrangement {
  /// Reserves space for items with slots below a limit.
  mutating func reserveItems(_ limit: Int) {
    guard limit > places.count else { return }
    places.append(
      contentsOf: repeatElement(ItemPlace(section: 0, hint: 0), count: limit - places.count)
    )
  }

  /// Appends items to a section; they are in no section before.
  mutating func append(_ items: [Slot], to section: Slot) {
    insert(items, at: contents[Int(section)].slots.count, of: section)
  }

  /// Inserts items before or after another item; they are in no section before.
  mutating func insert(_ items: [Slot], _ side: InsertionSide, _ other: Slot) {
    insert(items, at: side.position(beside: position(ofItem: other)), of: section(ofItem: other))
  }

  /// Removes items from their sections: a few one by one, many in one pass over each section.
  @usableFromInline
  mutating func extract(_ gone: [Slot]) {
    guard gone.count > 8 else {
      for item in gone {
        let (section, position) = (section(ofItem: item), position(ofItem: item))
        contents[Int(section)].remove(at: position, section: section, &places)
      }
      return
    }
    let set = SlotSet(gone, limit: places.count)
    var sections = SlotSet(limit: contents.count)
    for item in gone where sections.insert(section(ofItem: item)) {
      let section = section(ofItem: item)
      contents[Int(section)].remove(set, section: section, &places)
    }
  }

  private mutating func insert(_ items: [Slot], at position: Int, of section: Slot) {
    contents[Int(section)].insert(items, at: position, section: section, &places)
  }
}

/// The section of an item and its approximate position.
struct ItemPlace {
  var section: Slot
  /// The position of the item when its section was last numbered; the current one is near it.
  var hint: UInt32
}

/// The side of an element at which others are inserted.
enum InsertionSide {
  case before, after

  /// Returns the insertion position at this side of a position.
  func position(beside other: Int) -> Int {
    switch self {
    case .before: other
    case .after: other + 1
    }
  }
}
