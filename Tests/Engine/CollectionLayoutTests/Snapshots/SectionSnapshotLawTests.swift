import CollectionLayout
import PlumbEngine
import Testing
import ViewLayout

/// Properties that hold for every sequence of calls of a section snapshot, over generated ones.
struct SectionSnapshotLawTests {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

  @Test func `random calls have the same results and rejections as a reference model`() {
    for seed in SequenceSeeds.all {
      var random = SeededGenerator(seed: seed)
      var (snapshot, model) = (Snapshot(), TreeModel())
      for number in 0..<20 {
        let call = TreeCall(using: &random)
        let (value, issues) = IssueCollector.collecting { snapshot.perform(call) }
        let expected = model.perform(call)
        let isRefused = issues.map(\.kind) == (expected.refusal.map { [$0] } ?? [])
        guard isRefused, value == expected.value, isSame(snapshot, model) else {
          Testing.Issue.record(
            "seed \(seed), call \(number): \(call): \(snapshot.visualDescription()), not \(model)"
          )
          return
        }
      }
    }
  }

  @Test func `calls of a section snapshot do not change its copies`() {
    for seed in SequenceSeeds.all {
      var random = SeededGenerator(seed: seed)
      var (snapshot, model) = (Snapshot(), TreeModel())
      var copies: [(Snapshot, TreeModel)] = []
      for _ in 0..<20 {
        if random.happens(0.3) { copies.append((snapshot, model)) }
        if random.happens(0.1), let copy = copies.first { (snapshot, model) = copy }
        let call = TreeCall(using: &random)
        _ = IssueCollector.collecting { snapshot.perform(call) }
        _ = model.perform(call)
        // An index cached in one copy must not be used by another.
        _ = snapshot.items.first.map { snapshot.index(of: $0) }
      }
      guard copies.allSatisfy({ isSame($0, $1) }) else {
        Testing.Issue.record("seed \(seed): a copy changed")
        return
      }
    }
  }

  @Test func `replacing an item's children with its own snapshot keeps the tree`() {
    for seed in SequenceSeeds.all {
      var random = SeededGenerator(seed: seed)
      var (snapshot, model) = (Snapshot(), TreeModel())
      for _ in 0..<20 {
        let call = TreeCall(using: &random)
        _ = IssueCollector.collecting { snapshot.perform(call) }
        _ = model.perform(call)
      }
      guard let parent = model.items.randomElement(using: &random) else { continue }
      let inner = snapshot.snapshot(of: parent)
      let whole = snapshot.snapshot(of: parent, includingParent: true)
      snapshot.replace(childrenOf: parent, using: inner)
      let rows = model.range(of: parent).map { model.rows[$0] } ?? []
      let isWhole =
        whole.items == rows.map(\.item)
        && inner.items == rows.dropFirst().map(\.item) && isSame(snapshot, model)
      guard isWhole else {
        Testing.Issue.record("seed \(seed), item \(parent): \(whole.visualDescription())")
        return
      }
    }
  }

  private func isSame(_ snapshot: Snapshot, _ model: TreeModel) -> Bool {
    snapshot.items == model.items
      && snapshot.rootItems == model.rows.filter { $0.level == 0 }.map(\.item)
      && snapshot.visibleItems == model.items.filter { model.isVisible($0) }
      && snapshot.expandedItems == model.rows.filter(\.isExpanded).map(\.item)
      && (0..<TreeCall.itemLimit).allSatisfy { item in
        snapshot.contains(item) == (model.index(of: item) != nil)
          && snapshot.index(of: item) == model.index(of: item)
      }
      && model.rows.allSatisfy { row in
        snapshot.level(of: row.item) == row.level
          && snapshot.parent(of: row.item) == model.parent(of: row.item)
          && snapshot.isExpanded(row.item) == row.isExpanded
          && snapshot.isVisible(row.item) == model.isVisible(row.item)
      }
  }
}
