/// Sections in an order, and in each of them items in an order, all of them slots.
@usableFromInline
struct SnapshotArrangement: Sendable {
  /// The sections in their order.
  @usableFromInline private(set) var order: [Slot] = []
  /// Where the sections are, by their slots.
  private var positions: [Int] = []
  /// The items that sections hold, by their slots.
  private var contents: [SectionContent] = []
  /// Where items are, by their slots.
  private var places: [ItemPlace] = []
}

extension SnapshotArrangement {
  /// A section's place among the sections.
  @usableFromInline
  func position(ofSection section: Slot) -> Int { positions[Int(section)] }

  /// A number that is greater than every item.
  var itemLimit: Int { places.count }

  /// The items of a section, in their order.
  @usableFromInline
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

extension SnapshotArrangement {
  /// Adds sections that are not there, without items; their slots are below a limit.
  mutating func insertSections(_ new: [Slot], at position: Int, limit: Int) {
    let missing = limit - contents.count
    contents.append(contentsOf: repeatElement(SectionContent(), count: missing))
    positions.append(contentsOf: repeatElement(0, count: missing))
    order.insert(contentsOf: new, at: position)
    number(from: position)
  }

  /// Takes sections out that hold nothing.
  mutating func removeSections(_ gone: SlotSet) {
    order.removeAll { gone.contains($0) }
    number(from: 0)
  }

  /// Moves a section so that it comes before, or after, another one.
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
  /// Makes room for items whose slots are below a limit.
  mutating func reserveItems(_ limit: Int) {
    guard limit > places.count else { return }
    places.append(
      contentsOf: repeatElement(ItemPlace(section: 0, hint: 0), count: limit - places.count)
    )
  }

  /// Puts items that are nowhere at the end of a section.
  mutating func append(_ items: [Slot], to section: Slot) {
    insert(items, at: contents[Int(section)].slots.count, of: section)
  }

  /// Puts items that are nowhere before, or after, another one.
  mutating func insert(_ items: [Slot], _ side: InsertionSide, _ other: Slot) {
    insert(items, at: side.position(beside: position(ofItem: other)), of: section(ofItem: other))
  }

  /// Takes items out of their sections: a few one by one, many in one pass of each section.
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

/// Where an item is: in which section, and about where in it.
struct ItemPlace {
  /// The section's slot.
  var section: Slot
  /// Where the item was when its section was numbered last; it is near that place still.
  var hint: UInt32
}

/// On which side of another identifier something goes.
enum InsertionSide {
  case before, after

  /// The position on this side of the one at a position.
  func position(beside other: Int) -> Int {
    switch self {
    case .before: other
    case .after: other + 1
    }
  }
}
