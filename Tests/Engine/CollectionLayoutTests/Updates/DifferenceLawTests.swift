import CollectionLayout
import PlumbEngine
import Foundation
import Testing
import ViewLayout

/// Properties that hold for the difference of any two snapshots, over generated pairs.
struct DifferenceLawTests {
  @Test func `replaying the difference on the old snapshot gives the new one`() throws {
    for seed in SequenceSeeds.all {
      let pair = SnapshotPair(seed: seed)
      let updates = pair.new.difference(from: pair.old).updates
      let result = try UpdateReplay(updates, from: pair.old, to: pair.new).result()
      guard result == UpdateReplay.sections(of: pair.new) else {
        Issue.record("seed \(seed): \(updates) lead to \(result)")
        return
      }
    }
  }

  @Test func `the difference has the updates of a quadratic reference algorithm`() {
    for seed in SequenceSeeds.all {
      let pair = SnapshotPair(seed: seed)
      let updates = pair.new.difference(from: pair.old).updates
      let plain = PlainDifference(from: pair.old, to: pair.new).updates
      guard updates == plain else {
        Issue.record("seed \(seed): \(updates), not \(plain)")
        return
      }
    }
  }

  @Test func `no item is both deleted and inserted`() {
    for seed in SequenceSeeds.all {
      let pair = SnapshotPair(seed: seed)
      let (old, new) = (
        UpdateReplay.sections(of: pair.old), UpdateReplay.sections(of: pair.new)
      )
      var (deleted, inserted): (Set<Int>, Set<Int>) = ([], [])
      for update in pair.new.difference(from: pair.old).updates {
        switch update {
        case .deleteItem(let path): deleted.insert(old[path.section].items[path.item])
        case .insertItem(let path): inserted.insert(new[path.section].items[path.item])
        default: continue
        }
      }
      #expect(deleted.isDisjoint(with: inserted), "seed \(seed)")
      #expect(deleted.isDisjoint(with: pair.new.itemIdentifiers), "seed \(seed)")
      #expect(inserted.isDisjoint(with: pair.old.itemIdentifiers), "seed \(seed)")
    }
  }

  @Test func `the difference of equal snapshots is empty`() {
    for seed in SequenceSeeds.all {
      let snapshot = SnapshotPair(seed: seed).new
      var equal = UpdateReplay.Snapshot()
      for section in snapshot.sectionIdentifiers {
        equal.appendSections([section])
        equal.appendItems(snapshot.itemIdentifiers(inSection: section))
      }
      #expect(snapshot.difference(from: equal).updates.isEmpty, "seed \(seed)")
      #expect(snapshot.difference(from: snapshot).updates.isEmpty, "seed \(seed)")
    }
  }
}

/// Two snapshots generated from a seed: the second one is derived from the first, or independent.
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
