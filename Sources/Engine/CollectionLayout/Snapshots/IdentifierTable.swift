/// Gives each identifier a slot, and finds the slot of an identifier.
///
/// A hash table with open addressing and linear probing. Hashes are kept: growing it, removing
/// from it and looking up in it what another table holds need no hashing.
@usableFromInline
struct IdentifierTable<Identifier: Hashable> {
  /// The identifiers by their slots; `nil` where a slot is free.
  @usableFromInline
  var identifiers: ContiguousArray<Identifier?> = []
  /// The identifiers' hashes, by their slots.
  @usableFromInline
  var hashes: ContiguousArray<UInt32> = []
  /// Each is a slot plus 1 below, and above it what does not fit of the hash; 0 where it is free.
  ///
  /// Their number is a power of two, greater than any slot, so that its bits part the two. What
  /// is above tells most others apart without fetching their hashes, a cache line each.
  @usableFromInline
  var buckets: ContiguousArray<UInt32> = []
  @usableFromInline
  var freeSlots: [Slot] = []
}

extension IdentifierTable {
  /// How many identifiers there are.
  @inlinable
  var count: Int { identifiers.count - freeSlots.count }

  /// A number that is greater than every slot, by as many as are free.
  @inlinable
  var slotLimit: Int { identifiers.count }

  /// The identifier that has a slot.
  @inlinable
  subscript(slot: Slot) -> Identifier {
    guard let identifier = identifiers[Int(slot)] else {
      preconditionFailure("slot \(slot) is free")
    }
    return identifier
  }

  @inlinable
  func contains(_ identifier: Identifier) -> Bool { slot(of: identifier) != nil }

  /// The slot of an identifier; `nil` where it is not there.
  @inlinable
  func slot(of identifier: Identifier) -> Slot? {
    slot(of: identifier, hash: Self.hash(identifier))
  }

  /// The slot that an identifier of another table has in this one; `nil` where it has none.
  @inlinable
  func slot(ofSlot slot: Slot, in other: Self) -> Slot? {
    self.slot(of: other[slot], hash: other.hashes[Int(slot)])
  }

  /// Whether both have the same storage, so that a slot of one is the same identifier's in the
  /// other.
  ///
  /// - Complexity: O(1)
  @inlinable
  func isIdentical(to other: Self) -> Bool { identifiers.isIdentical(to: other.identifiers) }

  /// Whether a slot's identifier is the same as that of a slot of another table.
  @inlinable
  func isSame(_ slot: Slot, _ otherSlot: Slot, in other: Self) -> Bool {
    hashes[Int(slot)] == other.hashes[Int(otherSlot)] && self[slot] == other[otherSlot]
  }

  /// The identifiers that a list names more than once, each in the place of its second naming.
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
  /// Makes room for more identifiers.
  @inlinable
  mutating func reserve(_ further: Int) {
    grow(toHold: count + further)
    // A few at a time must not cost a copy each: arrays grow by themselves then.
    guard further > count else { return }
    identifiers.reserveCapacity(count + further)
    hashes.reserveCapacity(count + further)
  }

  /// The slots of identifiers, which are added where they are not there.
  @inlinable
  mutating func insert(contentsOf list: [Identifier]) -> AddedIdentifiers<Identifier> {
    reserve(list.count)
    // Hashing apart from probing: the buckets, far from each other, are then fetched side by side.
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

  /// Frees a slot.
  @inlinable
  mutating func remove(_ slot: Slot) {
    var hole = bucket(of: self[slot], hash: hashes[Int(slot)])
    identifiers[Int(slot)] = nil
    freeSlots.append(slot)
    let mask = buckets.count - 1
    var next = (hole + 1) & mask
    // What was pushed past the hole moves back into it, so that probing never meets a gap.
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

  /// Where an identifier is, or where it would go: there is always a free bucket.
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

  /// Keeps at least a fifth of the buckets free: a small table stays in the cache, and buckets that
  /// are probed one after the other cost little.
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

/// How refusals and pictures name identifiers.
enum IdentifierText {
  /// How many identifiers are named one by one.
  private static let maximumCount = 5
  /// How long a name may be, in characters.
  private static let maximumLength = 80

  /// An identifier's own description, in quotation marks, cut where it is long.
  static func text(_ identifier: some Hashable) -> String { "\"\(short(identifier))\"" }

  /// An identifier's own description, cut where it is long.
  static func short(_ identifier: some Hashable) -> String {
    let text = String(describing: identifier)
    return text.count > maximumLength ? text.prefix(maximumLength - 1) + "…" : text
  }

  /// The first identifiers of a list, and how many more there are.
  static func text(_ identifiers: [some Hashable]) -> String {
    let names = identifiers.prefix(maximumCount).map { text($0) }.joined(separator: ", ")
    let more = identifiers.count - maximumCount
    return more > 0 ? "\(names) and \(more) more" : names
  }
}

extension ContiguousArray {
  /// Whether both have the same storage.
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
  /// Whether both have the same storage.
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
