/// Counts the cells of collection views.
@MainActor
package final class CellTally {
  /// Where collection views count that are made from now on.
  package static var current = CellTally()

  /// How many cells exist, in sight, in a pool or in somebody's hands.
  package fileprivate(set) var live = 0
  /// How many cells were made.
  package fileprivate(set) var made = 0
  /// How often a cell was taken from a pool.
  package internal(set) var reused = 0

  package init() {}

  /// Lets others make collection views and cells that count nowhere.
  package static func counting<Result>(apart body: () -> Result) -> Result {
    let tally = current
    let (made, reused) = (tally.made, tally.reused)
    current = CellTally()
    defer {
      current = tally
      (tally.made, tally.reused) = (made, reused)
    }
    return body()
  }

  /// Counts a cell as made, and as live for as long as what is returned.
  func makeLifeline() -> CellLifeline {
    made += 1
    live += 1
    return CellLifeline(self)
  }
}

/// A cell counts as live as long as it has one.
final class CellLifeline {
  private let tally: CellTally

  fileprivate init(_ tally: CellTally) { self.tally = tally }

  deinit {
    let tally = tally
    MainActor.assumeIsolated { tally.live -= 1 }
  }
}
