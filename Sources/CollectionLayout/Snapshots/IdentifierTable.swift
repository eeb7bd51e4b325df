/// Gives each identifier a slot, and finds the slot of an identifier.
///
/// A hash table with open addressing and linear probing. Hashes are kept: growing it, removing
/// from it and looking up in it what another table holds need no hashing.
struct IdentifierTable<Identifier: Hashable> {
  /// The identifiers by their slots; `nil` where a slot is free.
  private var identifiers: ContiguousArray<Identifier?> = []
  /// The identifiers' hashes, by their slots.
  private var hashes: ContiguousArray<UInt32> = []
  /// Each is a slot plus 1, or 0 where it is free; their number is a power of two.
  private var buckets: ContiguousArray<UInt32> = []
  private var freeSlots: [Slot] = []
}

extension IdentifierTable {
  /// How many identifiers there are.
  var count: Int { identifiers.count - freeSlots.count }

  /// A number that is greater than every slot, by as many as are free.
  var slotLimit: Int { identifiers.count }

  /// The identifier that has a slot.
  subscript(slot: Slot) -> Identifier {
    guard let identifier = identifiers[Int(slot)] else {
      preconditionFailure("slot \(slot) is free")
    }
    return identifier
  }

  func contains(_ identifier: Identifier) -> Bool { slot(of: identifier) != nil }

  /// The slot of an identifier; `nil` where it is not there.
  func slot(of identifier: Identifier) -> Slot? {
    slot(of: identifier, hash: Self.hash(identifier))
  }

  /// The slot that an identifier of another table has in this one; `nil` where it has none.
  func slot(ofSlot slot: Slot, in other: Self) -> Slot? {
    self.slot(of: other[slot], hash: other.hashes[Int(slot)])
  }

  /// Whether both have the same storage, so that a slot of one is the same identifier's in the
  /// other.
  ///
  /// - Complexity: O(1)
  func isIdentical(to other: Self) -> Bool { identifiers.isIdentical(to: other.identifiers) }

  /// Whether a slot's identifier is the same as that of a slot of another table.
  func isSame(_ slot: Slot, _ otherSlot: Slot, in other: Self) -> Bool {
    hashes[Int(slot)] == other.hashes[Int(otherSlot)] && self[slot] == other[otherSlot]
  }

  /// What a list names more than once, each in the place of its second naming.
  func repeated(in list: [Identifier]) -> [Identifier] {
    guard list.count > 1 else { return [] }
    var known = SlotSet(limit: slotLimit)
    var unknown: Set<Identifier> = []
    return list.filter { identifier in
      slot(of: identifier).map { !known.insert($0) } ?? !unknown.insert(identifier).inserted
    }
  }
}

extension IdentifierTable {
  /// Makes room for more identifiers.
  mutating func reserve(_ further: Int) {
    identifiers.reserveCapacity(count + further)
    hashes.reserveCapacity(count + further)
    grow(toHold: count + further)
  }

  /// The slot of an identifier, which is added where it is not there.
  mutating func insert(_ identifier: Identifier) -> Slot {
    grow(toHold: count + 1)
    let hash = Self.hash(identifier)
    let bucket = bucket(of: identifier, hash: hash)
    if buckets[bucket] != 0 { return buckets[bucket] - 1 }
    let slot = makeSlot(of: identifier, hash: hash)
    buckets[bucket] = slot + 1
    return slot
  }

  /// Frees a slot.
  mutating func remove(_ slot: Slot) {
    var hole = bucket(of: self[slot], hash: hashes[Int(slot)])
    identifiers[Int(slot)] = nil
    freeSlots.append(slot)
    let mask = buckets.count - 1
    var next = (hole + 1) & mask
    // What was pushed past the hole moves back into it, so that probing never meets a gap.
    while buckets[next] != 0 {
      let home = Int(hashes[Int(buckets[next] - 1)]) & mask
      if (next &- home) & mask >= (next &- hole) & mask {
        buckets[hole] = buckets[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    buckets[hole] = 0
  }
}

extension IdentifierTable {
  private static func hash(_ identifier: Identifier) -> UInt32 {
    UInt32(truncatingIfNeeded: identifier.hashValue)
  }

  private func slot(of identifier: Identifier, hash: UInt32) -> Slot? {
    guard !buckets.isEmpty else { return nil }
    let found = buckets[bucket(of: identifier, hash: hash)]
    return found == 0 ? nil : found - 1
  }

  /// Where an identifier is, or where it would go: there is always a free bucket.
  private func bucket(of identifier: Identifier, hash: UInt32) -> Int {
    let mask = buckets.count - 1
    var bucket = Int(hash) & mask
    while buckets[bucket] != 0 {
      let slot = Int(buckets[bucket] - 1)
      if hashes[slot] == hash, identifiers[slot] == identifier { break }
      bucket = (bucket + 1) & mask
    }
    return bucket
  }

  private mutating func makeSlot(of identifier: Identifier, hash: UInt32) -> Slot {
    if let slot = freeSlots.popLast() {
      identifiers[Int(slot)] = identifier
      hashes[Int(slot)] = hash
      return slot
    }
    identifiers.append(identifier)
    hashes.append(hash)
    return Slot(identifiers.count - 1)
  }

  /// Keeps at least a quarter of the buckets free.
  private mutating func grow(toHold count: Int) {
    guard count * 4 > buckets.count * 3 else { return }
    var size = 8
    while count * 4 > size * 3 { size *= 2 }
    let old = buckets
    buckets = ContiguousArray(repeating: 0, count: size)
    for entry in old where entry != 0 {
      var bucket = Int(hashes[Int(entry - 1)]) & (size - 1)
      while buckets[bucket] != 0 { bucket = (bucket + 1) & (size - 1) }
      buckets[bucket] = entry
    }
  }
}

extension IdentifierTable: Sendable where Identifier: Sendable {}
