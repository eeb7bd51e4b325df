/// The items of a section, in order, as slots.
struct SectionContent {
  /// The maximum distance between an item's position and its stored hint; beyond it the section is
  /// renumbered.
  ///
  /// An edit costs a fraction of a renumbering, and a lookup takes at most this many steps in each
  /// direction.
  static let maximumDrift = 64

  private(set) var slots: [Slot] = []
  /// The maximum distance of an item from its hint.
  private(set) var drift = 0
}

extension SectionContent {
  /// Returns the position of an item, given its earlier position as a hint.
  ///
  /// - Complexity: O(1): at most `maximumDrift` steps in each direction.
  func position(of slot: Slot, near hint: Int) -> Int {
    for distance in 0...drift {
      let (below, above) = (hint - distance, hint + distance)
      if above < slots.count, slots[above] == slot { return above }
      if below >= 0, below < slots.count, slots[below] == slot { return below }
    }
    preconditionFailure("item \(slot) is not within \(drift) of \(hint)")
  }

  /// Inserts items at a position and numbers them.
  mutating func insert(_ new: [Slot], at position: Int, section: Slot, _ places: inout [ItemPlace])
  {
    let isAtEnd = position == slots.count
    if slots.isEmpty { slots = new } else { slots.insert(contentsOf: new, at: position) }
    number(position..<position + new.count, section: section, &places)
    if !isAtEnd { addDrift(by: new.count, section: section, &places) }
  }

  mutating func remove(at position: Int, section: Slot, _ places: inout [ItemPlace]) {
    slots.remove(at: position)
    if position < slots.count { addDrift(by: 1, section: section, &places) }
  }

  mutating func remove(_ gone: SlotSet, section: Slot, _ places: inout [ItemPlace]) {
    slots.removeAll { gone.contains($0) }
    numberAll(section: section, &places)
  }

  private mutating func addDrift(by count: Int, section: Slot, _ places: inout [ItemPlace]) {
    drift += count
    if drift > Self.maximumDrift { numberAll(section: section, &places) }
  }

  private mutating func numberAll(section: Slot, _ places: inout [ItemPlace]) {
    number(0..<slots.count, section: section, &places)
    drift = 0
  }

  private func number(_ range: Range<Int>, section: Slot, _ places: inout [ItemPlace]) {
    for position in range {
      places[Int(slots[position])] = ItemPlace(section: section, hint: UInt32(position))
    }
  }
}

/// A set of slots: a list while there are few of them, otherwise a bit for each possible slot.
@usableFromInline
struct SlotSet {
  /// The maximum number of listed slots; larger sets use bits.
  @usableFromInline static let maximumListCount = 16

  @usableFromInline let limit: Int
  @usableFromInline var list: [Slot] = []
  /// A bit for each possible slot; empty while the slots are listed.
  @usableFromInline var words: [UInt64] = []

  /// Creates an empty set.
  ///
  /// - Parameter limit: A number greater than every slot that will be inserted.
  @inlinable
  init(limit: Int) {
    self.limit = limit
  }
}

extension SlotSet {
  /// Creates a set of the given slots.
  @inlinable
  init(_ slots: [Slot], limit: Int) {
    self.init(limit: limit)
    for slot in slots { insert(slot) }
  }

  @inlinable
  func contains(_ slot: Slot) -> Bool {
    words.isEmpty ? list.contains(slot) : words[Int(slot >> 6)] & Self.bit(slot) != 0
  }

  /// Inserts a slot.
  ///
  /// - Returns: Whether the slot was not yet in the set.
  @inlinable
  @discardableResult
  mutating func insert(_ slot: Slot) -> Bool {
    guard !words.isEmpty else { return insertInList(slot) }
    let (word, bit) = (Int(slot >> 6), Self.bit(slot))
    let isNew = words[word] & bit == 0
    words[word] |= bit
    return isNew
  }

  @usableFromInline
  mutating func insertInList(_ slot: Slot) -> Bool {
    if list.contains(slot) { return false }
    list.append(slot)
    if list.count > Self.maximumListCount {
      words = Array(repeating: 0, count: limit / 64 + 1)
      for slot in list { words[Int(slot >> 6)] |= Self.bit(slot) }
    }
    return true
  }

  @inlinable
  static func bit(_ slot: Slot) -> UInt64 { 1 << UInt64(slot & 63) }
}

/// The number of an identifier in its table, which is small and does not change until it is
/// removed.
@usableFromInline
typealias Slot = UInt32
