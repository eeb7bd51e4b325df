import PlumbEngine
import Foundation
import Testing
import ViewLayout
@testable import CollectionLayout

/// Compares the positions of sections and items after a batch with lists that are changed step by
/// step.
struct UpdateMappingLawTests {
  /// Two states of a list of lists, with the random batch of updates between them.
  private struct Update {
    var before: [[Int]]
    var after: [[Int]]
    var batch: [CollectionUpdate] = []

    /// Generates an update; items are numbers, and equal numbers in both states are the same item.
    init(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 0...4, using: &generator)
      before = (0..<count).map { section in
        (0..<Int.random(in: 0...5, using: &generator)).map { section * 100 + $0 }
      }
      after = before
      // Deletions use the indices before the batch.
      for section in before.indices.reversed() {
        for item in before[section].indices.reversed()
        where Int.random(in: 0..<4, using: &generator) == 0 {
          batch.append(.deleteItem([section, item]))
          after[section].remove(at: item)
        }
      }
      var inserted: Set<IndexPath> = []
      for section in after.indices {
        for _ in 0..<Int.random(in: 0...2, using: &generator) {
          let item = Int.random(in: 0...after[section].count, using: &generator)
          after[section].insert(-1, at: item)
        }
        for item in after[section].indices where after[section][item] == -1 {
          inserted.insert([section, item])
        }
      }
      batch += inserted.map { .insertItem($0) }
    }
  }

  @Test(arguments: 0..<200)
  func `UpdateMapping maps remaining items to their new index paths`(seed: Int) {
    let update = Update(seed: UInt64(seed))
    let (before, after) = (update.before.map(\.count), update.after.map(\.count))
    #expect(UpdateCheck.issues(UpdateBatch(update.batch), from: before, to: after).isEmpty)
    let mapping = UpdateMapping(UpdateBatch(update.batch))
    for (section, items) in update.before.enumerated() {
      for (item, number) in items.enumerated() {
        let found = mapping.item([section, item]).map { update.after[$0.section][$0.item] }
        #expect(found == (update.after[section].contains(number) ? number : nil))
      }
    }
  }

  @Test(arguments: 0..<200)
  func `UpdateCheck reports an item count that is off by one`(seed: Int) {
    let update = Update(seed: UInt64(seed))
    var after = update.after.map(\.count)
    guard !after.isEmpty else { return }
    after[seed % after.count] += 1
    let issues = UpdateCheck.issues(
      UpdateBatch(update.batch),
      from: update.before.map(\.count),
      to: after
    )
    #expect(issues.map(\.kind) == [.invalidUpdate])
  }

  @Test func `a Renumbering and its inverse cancel each other out`() {
    let forwards = Renumbering(removed: [1, 3, 4], inserted: [0, 2, 7])
    let backwards = Renumbering(removed: [0, 2, 7], inserted: [1, 3, 4])
    for old in 0..<20 {
      guard let new = forwards[old] else {
        #expect([1, 3, 4].contains(old))
        continue
      }
      #expect(backwards[new] == old)
    }
    #expect((0..<6).map { forwards[$0] } == [1, nil, 3, nil, nil, 4])
  }
}

struct CollectionUpdateTests {
  @Test(arguments: [
    (CollectionUpdate.deleteSection(2), "delete section 2"),
    (.insertSection(0), "insert section 0"),
    (.moveSection(1, to: 3), "move section 1 -> 3"),
    (.deleteItem([0, 1]), "delete item 0.1"),
    (.insertItem([0, 3]), "insert item 0.3"),
    (.moveItem([0, 1], to: [2, 4]), "move item 0.1 -> 2.4"),
    (.reloadSection(1), "reload section 1"),
    (.reloadItem([1, 0]), "reload item 1.0"),
    (.reconfigureItem([1, 0]), "reconfigure item 1.0"),
  ])
  func `CollectionUpdate.description has the format of an updates fence`(
    update: CollectionUpdate,
    line: String
  ) {
    #expect(update.description == line)
  }
}
