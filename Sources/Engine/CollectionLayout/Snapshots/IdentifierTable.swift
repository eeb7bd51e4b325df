/// Assigns a slot to each identifier, and finds the slot of an identifier.
///
/// A hash table with open addressing and linear probing. The hashes are stored, so that growing the
/// table, removing from it, and looking up another table's identifiers need no hashing.
@usableFromInline
struct IdentifierTable<Identifier: Hashable> {
  /// The identifiers, by slot; `nil` for a free slot.
  @usableFromInline
  var identifiers: ContiguousArray<Identifier?> = []
  /// The hashes of the identifiers, by slot.
  @usableFromInline
  var hashes: ContiguousArray<UInt32> = []
  /// The buckets; each has a slot plus 1 in its low bits and hash bits in its high bits, or 0 if it
  /// is free.
  ///
  /// The number of buckets is a power of two greater than any slot, and separates the low bits from
  /// the high bits. The stored hash bits reject most other identifiers without reading `hashes`,
  /// which would cost a cache miss each.
  @usableFromInline
  var buckets: ContiguousArray<UInt32> = []
  @usableFromInline
  var freeSlots: [Slot] = []
}

extension IdentifierTable {
  @inlinable
  var count: Int { identifiers.count - freeSlots.count }

  /// An upper bound for all slots: the number of used and free slots.
  @inlinable
  var slotLimit: Int { identifiers.count }

  @inlinable
  subscript(slot: Slot) -> Identifier {
    guard let identifier = identifiers[Int(slot)] else {
      preconditionFailure("slot \(slot) is free")
    }
    return identifier
  }

  @inlinable
  func contains(_ identifier: Identifier) -> Bool { slot(of: identifier) != nil }

  /// Returns the slot of an identifier, or `nil` if it is not in the table.
  @inlinable
  func slot(of identifier: Identifier) -> Slot? {
    slot(of: identifier, hash: Self.hash(identifier))
  }

  /// Returns the slot that an identifier of another table has in this one, or `nil` if it is not in
  /// this one.
  @inlinable
  func slot(ofSlot slot: Slot, in other: Self) -> Slot? {
    self.slot(of: other[slot], hash: other.hashes[Int(slot)])
  }

  /// Returns whether both tables share storage, so that equal slots mean equal identifiers.
  ///
  /// - Complexity: O(1)
  @inlinable
  func isIdentical(to other: Self) -> Bool { identifiers.isIdentical(to: other.identifiers) }

  /// Returns whether the identifiers of a slot in this table and a slot in another table are equal.
  @inlinable
  func isSame(_ slot: Slot, _ otherSlot: Slot, in other: Self) -> Bool {
    hashes[Int(slot)] == other.hashes[Int(otherSlot)] && self[slot] == other[otherSlot]
  }

  /// Returns the identifiers that occur more than once in a list, once for each repetition.
  @inlinable
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
  /// Reserves capacity for more identifiers.
  @inlinable
  mutating func reserve(_ further: Int) {
    grow(toHold: count + further)
    // Reserving exactly a few elements each time would copy the arrays each time; they grow
    // exponentially by themselves.
    guard further > count else { return }
    identifiers.reserveCapacity(count + further)
    hashes.reserveCapacity(count + further)
  }

  /// Returns the slots of identifiers, after adding those that are not in the table.
  @inlinable
  mutating func insert(contentsOf list: [Identifier]) -> AddedIdentifiers<Identifier> {
    reserve(list.count)
    // Hashing all identifiers before probing lets the processor fetch the distant buckets in
    // parallel.
    let newHashes = list.map { Self.hash($0) }
    var added = AddedIdentifiers<Identifier>(count: list.count)
    var named = SlotSet(limit: slotLimit + list.count)
    for (identifier, hash) in zip(list, newHashes) {
      let bucket = bucket(of: identifier, hash: hash)
      let known = slot(inBucket: bucket)
      let slot = known ?? makeSlot(of: identifier, hash: hash)
      guard named.insert(slot) else {
        added.repeated.append(identifier)
        continue
      }
      added.slots.append(slot)
      if known == nil {
        buckets[bucket] = entry(of: slot, hash: hash)
      } else {
        added.old.append(slot)
      }
    }
    return added
  }

  /// Removes an identifier and frees its slot.
  @inlinable
  mutating func remove(_ slot: Slot) {
    var hole = bucket(of: self[slot], hash: hashes[Int(slot)])
    identifiers[Int(slot)] = nil
    freeSlots.append(slot)
    let mask = buckets.count - 1
    var next = (hole + 1) & mask
    // Entries that were pushed past the hole move back into it, so that probing does not stop
    // early.
    while let slot = self.slot(inBucket: next) {
      let home = Int(hashes[Int(slot)]) & mask
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
  @inlinable
  static func hash(_ identifier: Identifier) -> UInt32 {
    UInt32(truncatingIfNeeded: identifier.hashValue)
  }

  @inlinable
  var mask: UInt32 { UInt32(truncatingIfNeeded: buckets.count) &- 1 }

  @inlinable
  func entry(of slot: Slot, hash: UInt32) -> UInt32 { hash & ~mask | (slot + 1) }

  @inlinable
  func slot(inBucket bucket: Int) -> Slot? {
    let entry = buckets[bucket]
    return entry == 0 ? nil : entry & mask - 1
  }

  @inlinable
  func slot(of identifier: Identifier, hash: UInt32) -> Slot? {
    buckets.isEmpty ? nil : slot(inBucket: bucket(of: identifier, hash: hash))
  }

  /// Returns the bucket of an identifier, or the free one where it would be inserted; there is
  /// always a free bucket.
  @inlinable
  func bucket(of identifier: Identifier, hash: UInt32) -> Int {
    let mask = mask
    var bucket = hash & mask
    while buckets[Int(bucket)] != 0 {
      let entry = buckets[Int(bucket)]
      if (entry ^ hash) & ~mask == 0, identifiers[Int(entry & mask - 1)] == identifier { break }
      bucket = (bucket + 1) & mask
    }
    return Int(bucket)
  }

  @inlinable
  mutating func makeSlot(of identifier: Identifier, hash: UInt32) -> Slot {
    if let slot = freeSlots.popLast() {
      identifiers[Int(slot)] = identifier
      hashes[Int(slot)] = hash
      return slot
    }
    identifiers.append(identifier)
    hashes.append(hash)
    return Slot(identifiers.count - 1)
  }

  /// Grows the buckets so that at least a fifth is free.
  ///
  /// The high load keeps the table small enough for the cache, and probing consecutive buckets is
  /// cheap.
  @usableFromInline
  mutating func grow(toHold count: Int) {
    guard count * 5 > buckets.count * 4 else { return }
    var size = 8
    while count * 5 > size * 4 { size *= 2 }
    let slots = buckets.indices.compactMap { slot(inBucket: $0) }
    buckets = ContiguousArray(repeating: 0, count: size)
    for slot in slots {
      let hash = hashes[Int(slot)]
      var bucket = hash & mask
      while buckets[Int(bucket)] != 0 { bucket = (bucket + 1) & mask }
      buckets[Int(bucket)] = entry(of: slot, hash: hash)
    }
  }
}

extension IdentifierTable: Sendable where Identifier: Sendable {}

/// The texts of identifiers in issues and pictures.
enum IdentifierText {
  /// The maximum number of identifiers that are listed.
  private static let maximumCount = 5
  /// The maximum length of an identifier's text, in characters.
  private static let maximumLength = 80

  /// Returns an identifier's description in quotation marks, shortened if it is long.
  static func text(_ identifier: some Hashable) -> String { "\"\(short(identifier))\"" }

  /// Returns an identifier's description, shortened if it is long.
  static func short(_ identifier: some Hashable) -> String {
    let text = String(describing: identifier)
    return text.count > maximumLength ? text.prefix(maximumLength - 1) + "…" : text
  }

  /// Returns the first identifiers of a list, and the number of the others.
  static func text(_ identifiers: [some Hashable]) -> String {
    let names = identifiers.prefix(maximumCount).map { text($0) }.joined(separator: ", ")
    let more = identifiers.count - maximumCount
    return more > 0 ? "\(names) and \(more) more" : names
  }
}

extension ContiguousArray {
  /// Returns whether both arrays share storage.
  ///
  /// - Complexity: O(1)
  @inlinable
  func isIdentical(to other: Self) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { one in
        other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress }
      }
  }
}

extension Array {
  /// Returns whether both arrays share storage.
  ///
  /// - Complexity: O(1)
  @inlinable
  func isIdentical(to other: Self) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { one in
        other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress }
      }
  }
}
