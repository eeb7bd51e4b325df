internal import SpecFormat

/// One of several runs that share a suite: `2/5` is the second of five.
///
/// A scenario falls to the run that the hash of its id says, so that adding one moves no other.
struct ScenarioShard: Equatable {
  /// From 1.
  let index: Int
  let count: Int

  /// `nil` where there is no such part.
  init?(index: Int, count: Int) {
    guard count > 0, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/5`.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
  }
}

extension ScenarioShard {
  func contains(_ id: String) -> Bool {
    IdentifierHash.hash(of: id) % UInt64(count) == UInt64(index - 1)
  }
}
