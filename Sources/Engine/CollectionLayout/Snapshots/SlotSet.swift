/// A set of slots: a list while they are few, a bit for each slot there can be when they are more.
@usableFromInline
struct SlotSet {
  /// How many slots are listed; more of them are bits.
  @usableFromInline static let greatestList = 16

  @usableFromInline let limit: Int
  @usableFromInline var list: [Slot] = []
  /// A bit for each slot; empty while the slots are listed.
  @usableFromInline var words: [UInt64] = []

  /// Makes an empty set.
  ///
  /// - Parameter limit: A number that is greater than every slot to come.
  @inlinable
  init(limit: Int) {
    self.limit = limit
  }
}

extension SlotSet {
  /// Makes a set of some slots.
  @inlinable
  init(_ slots: [Slot], limit: Int) {
    self.init(limit: limit)
    for slot in slots { insert(slot) }
  }

  @inlinable
  func contains(_ slot: Slot) -> Bool {
    words.isEmpty ? list.contains(slot) : words[Int(slot >> 6)] & Self.bit(slot) != 0
  }

  /// Adds a slot.
  ///
  /// - Returns: Whether the set was without it.
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
    if list.count > Self.greatestList {
      words = Array(repeating: 0, count: limit / 64 + 1)
      for slot in list { words[Int(slot >> 6)] |= Self.bit(slot) }
    }
    return true
  }

  @inlinable
  static func bit(_ slot: Slot) -> UInt64 { 1 << UInt64(slot & 63) }
}
