import CollectionLayout
import Foundation
import Testing

/// What holds for the difference of any two snapshots, over generated pairs.
struct DifferenceLawTests {
  @Test func `replaying the updates on the old state gives the new one`() throws {
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

  @Test func `the updates are those of the plain difference, in its order`() {
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

  @Test func `nothing is both deleted and inserted`() {
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

  @Test func `nothing changes between a snapshot and its equal, however that was made`() {
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
