/// Where the elements of a list are after an update that takes some away and puts some in.
///
/// The elements that stay keep their order and fill the places that nothing was put in.
struct Renumbering {
  /// The places of what was taken away, before the update, in order.
  private let removed: [Int]
  /// The places of what was put in, after the update, in order.
  private let inserted: [Int]

  /// - Parameters:
  ///   - removed: What was taken away, each once.
  ///   - inserted: What was put in, each once.
  init(removed: some Sequence<Int>, inserted: some Sequence<Int>) {
    self.removed = removed.sorted()
    self.inserted = inserted.sorted()
  }

  /// Where an element is after the update; `nil` for one that was taken away.
  ///
  /// - Complexity: O(log *n*) for *n* changes.
  subscript(old: Int) -> Int? {
    let before = removed.partitionIndex { $0 >= old }
    guard before == removed.count || removed[before] != old else { return nil }
    let rank = old - before
    // So many places before what was put in at `inserted[k]` are free: `inserted[k] - k`.
    let skipped = inserted.indices.partitionIndex { inserted[$0] - $0 > rank }
    return rank + skipped
  }
}
