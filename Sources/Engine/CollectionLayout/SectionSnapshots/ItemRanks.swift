private import Synchronization

/// The places of a tree's items, counted when somebody asks for one and forgotten when the tree
/// changes.
struct ItemRanks: Sendable {
  /// Places by slots; copies of a tree share them until one of them changes.
  private final class Store: Sendable {
    let ranks = Mutex<[Int]?>(nil)
  }

  private var store = Store()
}

extension ItemRanks {
  /// A slot's place.
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - count: Counts the places of all slots.
  /// - Returns: The place, from 0.
  func rank(of slot: Int, counting count: () -> [Int]) -> Int {
    store.ranks.withLock { known in
      let ranks = known ?? count()
      known = ranks
      return ranks[slot]
    }
  }

  /// Forgets the places, for this copy alone.
  mutating func forget() {
    if isKnownUniquelyReferenced(&store) {
      store.ranks.withLock { $0 = nil }
    } else {
      store = Store()
    }
  }
}
