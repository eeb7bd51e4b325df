import CollectionLayout
import Testing

/// Tests differences against results derived by hand from the rules.
struct SnapshotDifferenceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  /// The snapshot `A: a b c d | B: e f | C: g`.
  private var sample: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B", "C"])
    snapshot.appendItems(["a", "b", "c", "d"], toSection: "A")
    snapshot.appendItems(["e", "f"], toSection: "B")
    snapshot.appendItems(["g"], toSection: "C")
    return snapshot
  }

  private func updates(_ change: (inout Snapshot) -> Void) -> [String] {
    var changed = sample
    change(&changed)
    return changed.difference(from: sample).updates.map(\.description)
  }

  @Test func `deletions use old index paths, and insertions new ones`() {
    let lines = updates {
      $0.deleteItems(["a", "c"])
      $0.insertItems(["x"], afterItem: "d")
    }
    #expect(lines == ["delete item 0.0", "delete item 0.2", "insert item 0.2"])
  }

  @Test func `moving one item within its section gives one move`() {
    #expect(updates { $0.moveItem("a", afterItem: "c") } == ["move item 0.0 -> 0.2"])
    #expect(updates { $0.moveItem("d", beforeItem: "b") } == ["move item 0.3 -> 0.1"])
  }

  @Test func `swapping two adjacent items moves the first one`() {
    #expect(updates { $0.moveItem("b", beforeItem: "a") } == ["move item 0.0 -> 0.1"])
  }

  @Test func `section updates precede item updates and replace updates of their items`() {
    let lines = updates {
      $0.deleteSections(["B"])
      $0.appendSections(["D"])
      $0.appendItems(["x", "y"], toSection: "D")
      $0.moveSection("A", afterSection: "C")
      $0.deleteItems(["b"])
    }
    #expect(
      lines == [
        "delete section 1", "insert section 2", "move section 0 -> 1", "delete item 0.1",
      ]
    )
  }

  @Test func `items that leave a deleted section or enter a new one are moves`() {
    let lines = updates {
      $0.appendItems(["e"], toSection: "A")
      $0.deleteSections(["B"])
      $0.appendSections(["D"])
      $0.appendItems(["g", "x"])
    }
    #expect(
      lines == [
        "delete section 1", "insert section 2", "move item 1.0 -> 0.4", "move item 2.0 -> 2.0",
      ]
    )
  }

  @Test func `reloads and reconfigurations form a second batch with new index paths`() {
    var changed = sample
    changed.reconfigureItems(["g", "b"])
    changed.reloadItems(["g", "f"])
    changed.reloadSections(["C", "A"])
    changed.deleteSections(["B"])
    changed.deleteItems(["a"])
    let difference = changed.difference(from: sample)
    #expect(difference.updates.map(\.description) == ["delete section 1", "delete item 0.0"])
    #expect(
      difference.refreshes.map(\.description) == [
        "reload section 0", "reload section 1", "reload item 1.0", "reconfigure item 0.0",
      ]
    )
  }

  @Test func `a difference to or from an empty snapshot has only section updates`() {
    let inserted = sample.difference(from: Snapshot()).updates
    let deleted = Snapshot().difference(from: sample).updates
    #expect(inserted.map(\.description) == (0..<3).map { "insert section \($0)" })
    #expect(deleted.map(\.description) == (0..<3).map { "delete section \($0)" })
  }
}

struct IncreasingRunTests {
  @Test(arguments: [
    ([UInt32?](), [UInt32]()),
    ([1, 2, 3], [1, 2, 3]),
    ([3, 0, 1, 2], [0, 1, 2]),
    ([1, 2, 3, 0], [1, 2, 3]),
    ([0, nil, 5, 1, nil, 2], [0, 1, 2]),
    ([nil, nil], []),
  ])
  func `IncreasingRun keeps the longest increasing subsequence`(
    numbers: [UInt32?],
    kept: [UInt32]
  ) {
    #expect(Self.kept(of: numbers) == kept)
  }

  @Test(arguments: [
    ([1, 0], [1]),
    ([2, 1, 0], [2]),
    ([1, 0, 3, 2], [1, 3]),
    ([2, 3, 0, 1], [2, 3]),
  ])
  func `IncreasingRun prefers the lexicographically largest of the longest runs`(
    numbers: [UInt32?],
    kept: [UInt32]
  ) {
    #expect(Self.kept(of: numbers) == kept)
  }

  private static func kept(of numbers: [UInt32?]) -> [UInt32] {
    zip(numbers, IncreasingRun.kept(of: numbers)).compactMap { $1 ? $0 : nil }
  }
}
