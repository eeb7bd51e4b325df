import CollectionLayout
import LayoutValues
import PlumbEngine
import Testing
import ViewLayout

/// Properties that hold for every sequence of calls of a snapshot, over generated ones.
struct SnapshotLawTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Character, Int>

  private static let itemLimit = 24

  @Test func `random calls have the same results and rejections as a reference model`() {
    for seed in SequenceSeeds.all {
      var random = SeededGenerator(seed: seed)
      var (snapshot, model) = (Snapshot(), SnapshotModel())
      for number in 0..<20 {
        let call = SampleCall(using: &random, itemLimit: Self.itemLimit)
        let (_, issues) = IssueCollector.collecting { snapshot.perform(call) }
        let refusal = model.perform(call)
        guard issues.map(\.kind) == (refusal.map { [$0] } ?? []), isSame(snapshot, model) else {
          Testing.Issue.record("seed \(seed), call \(number): \(call): \(snapshot), not \(model)")
          return
        }
      }
    }
  }

  @Test func `calls of a snapshot do not change its copies`() {
    for seed in SequenceSeeds.all {
      var random = SeededGenerator(seed: seed)
      var (snapshot, model) = (Snapshot(), SnapshotModel())
      var copies: [(Snapshot, SnapshotModel)] = []
      for _ in 0..<20 {
        if random.happens(0.3) { copies.append((snapshot, model)) }
        if random.happens(0.1), let copy = copies.first { (snapshot, model) = copy }
        let call = SampleCall(using: &random, itemLimit: Self.itemLimit)
        _ = IssueCollector.collecting { snapshot.perform(call) }
        _ = model.perform(call)
      }
      guard copies.allSatisfy({ isSame($0, $1) }) else {
        Testing.Issue.record("seed \(seed): a copy changed")
        return
      }
    }
  }

  @Test func `indexOfItem matches itemIdentifiers in sections with many items`() {
    for seed in SequenceSeeds.all.prefix(20) {
      var random = SeededGenerator(seed: seed)
      var (snapshot, model) = (Snapshot(), SnapshotModel())
      for _ in 0..<100 {
        let call = SampleCall(using: &random, itemLimit: 600)
        _ = IssueCollector.collecting { snapshot.perform(call) }
        _ = model.perform(call)
      }
      let indexes = snapshot.itemIdentifiers.map { snapshot.indexOfItem($0) }
      #expect(snapshot.itemIdentifiers == model.items, "seed \(seed)")
      #expect(indexes == Array(0..<model.items.count), "seed \(seed)")
    }
  }

  private func isSame(_ snapshot: Snapshot, _ model: SnapshotModel) -> Bool {
    let sections = snapshot.sectionIdentifiers.map {
      SnapshotModel.Section(name: $0, items: snapshot.itemIdentifiers(inSection: $0))
    }
    return sections == model.sections
      && snapshot.numberOfItems == model.items.count
      && snapshot.reloadedSectionIdentifiers == model.reloadedSections
      && snapshot.reloadedItemIdentifiers == model.reloadedItems
      && snapshot.reconfiguredItemIdentifiers == model.reconfiguredItems
      && (0..<Self.itemLimit).allSatisfy { item in
        snapshot.indexOfItem(item) == model.items.firstIndex(of: item)
          && snapshot.sectionIdentifier(containingItem: item) == model.section(containing: item)
      }
  }
}

/// The seeds of generated call sequences and of pairs of snapshots.
///
/// `PLUMB_LAW_SEED` sets the first seed, and `PLUMB_LAW_SEQUENCES` the number of seeds.
enum SequenceSeeds {
  static let all: Range<UInt64> = {
    let seed = LawSetting.seed.number ?? 2026
    return seed &* 1000..<seed &* 1000 + (LawSetting.sequences.number ?? 500)
  }()
}
