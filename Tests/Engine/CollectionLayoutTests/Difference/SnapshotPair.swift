import CollectionLayout
import Conformance
import ViewLayout

/// Two snapshots that follow from a seed: one that came of the other, or both made alone.
struct SnapshotPair {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Character, Int>

  let old: Snapshot
  let new: Snapshot

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let first = Self.snapshot(&random)
    var second = random.happens(0.7) ? first : Self.snapshot(&random)
    Self.change(&second, &random)
    (old, new) = (first, second)
  }

  private static func snapshot(_ random: inout SeededGenerator) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(Array("ABCDEFG".prefix(Int.random(in: 0...7, using: &random))))
    let items = Array(0..<Int.random(in: 0...24, using: &random)).shuffled(using: &random)
    for section in snapshot.sectionIdentifiers {
      let known = snapshot.numberOfItems
      let count = Int.random(in: 0...8, using: &random)
      snapshot.appendItems(Array(items.dropFirst(known).prefix(count)), toSection: section)
    }
    return snapshot
  }

  private static func change(_ snapshot: inout Snapshot, _ random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let call = SampleCall(using: &random)
      snapshot =
        IssueCollector.collecting {
          var changed = snapshot
          changed.perform(call)
          return changed
        }.value
    }
  }
}
