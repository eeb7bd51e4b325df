/// The items of a section, in their order.
struct SectionContent {
  /// How far items may stray from their hints before their section is numbered anew.
  ///
  /// An edit costs a share of the numbering, a look-up this many steps at most.
  static let greatestDrift = 64

  private(set) var slots: [Slot] = []
  /// How far items may be from their hints.
  private(set) var drift = 0
}

extension SectionContent {
  /// Where an item is that was seen at a place.
  ///
  /// - Complexity: O(1): at most `greatestDrift` steps away from there.
  func position(of slot: Slot, near hint: Int) -> Int {
    for distance in 0...drift {
      let (below, above) = (hint - distance, hint + distance)
      if above < slots.count, slots[above] == slot { return above }
      if below >= 0, below < slots.count, slots[below] == slot { return below }
    }
    preconditionFailure("item \(slot) is not within \(drift) of \(hint)")
  }

  /// Puts items at a position, and numbers them.
  mutating func insert(_ new: [Slot], at position: Int, section: Slot, _ places: inout [ItemPlace])
  {
    let isAtEnd = position == slots.count
    if slots.isEmpty { slots = new } else { slots.insert(contentsOf: new, at: position) }
    number(position..<position + new.count, section: section, &places)
    if !isAtEnd { stray(by: new.count, section: section, &places) }
  }

  /// Takes the item at a position out.
  mutating func remove(at position: Int, section: Slot, _ places: inout [ItemPlace]) {
    slots.remove(at: position)
    if position < slots.count { stray(by: 1, section: section, &places) }
  }

  /// Takes items out.
  mutating func remove(_ gone: SlotSet, section: Slot, _ places: inout [ItemPlace]) {
    slots.removeAll { gone.contains($0) }
    numberAll(section: section, &places)
  }

  private mutating func stray(by count: Int, section: Slot, _ places: inout [ItemPlace]) {
    drift += count
    if drift > Self.greatestDrift { numberAll(section: section, &places) }
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
