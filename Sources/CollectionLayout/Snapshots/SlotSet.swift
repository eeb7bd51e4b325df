/// A set of slots, a bit for each.
struct SlotSet {
  private var words: [UInt64]

  /// Makes an empty set.
  ///
  /// - Parameter limit: A number that is greater than every slot to come.
  init(limit: Int) {
    words = Array(repeating: 0, count: limit / 64 + 1)
  }

  /// Makes a set of some slots.
  init(_ slots: [Slot], limit: Int) {
    self.init(limit: limit)
    for slot in slots { insert(slot) }
  }

  func contains(_ slot: Slot) -> Bool {
    words[Int(slot >> 6)] & Self.bit(slot) != 0
  }

  /// Adds a slot.
  ///
  /// - Returns: Whether the set was without it.
  @discardableResult
  mutating func insert(_ slot: Slot) -> Bool {
    let (word, bit) = (Int(slot >> 6), Self.bit(slot))
    defer { words[word] |= bit }
    return words[word] & bit == 0
  }

  private static func bit(_ slot: Slot) -> UInt64 { 1 << UInt64(slot & 63) }
}
