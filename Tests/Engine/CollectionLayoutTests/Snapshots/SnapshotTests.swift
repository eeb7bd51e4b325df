import CollectionLayout
import Testing
import ViewLayout

/// Tests of snapshots that scripts cannot express: queries, marks, copies and rejected calls.
struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// The snapshot `A: 1 2 3 | B: 4 5`.
  private var sample: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2, 3], toSection: "A")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test func `indexOfItem counts the items of earlier sections`() {
    #expect(sample.itemIdentifiers.map { sample.indexOfItem($0) } == [0, 1, 2, 3, 4])
    #expect(sample.indexOfItem(6) == nil)
  }

  @Test func `section lookups return the section, or nil for unknown identifiers`() {
    #expect(sample.indexOfSection("B") == 1)
    #expect(sample.indexOfSection("C") == nil)
    #expect(sample.sectionIdentifier(containingItem: 4) == "B")
    #expect(sample.sectionIdentifier(containingItem: 6) == nil)
    #expect((sample.numberOfSections, sample.numberOfItems) == (2, 5))
  }

  @Test func `the issue of a rejected call has its name, line and identifiers`() throws {
    var snapshot = sample
    let line = #line + 1
    let (_, issues) = IssueCollector.collecting { snapshot.reloadItems([1, 6]) }
    let issue = try #require(issues.first)
    #expect(issues.count == 1)
    #expect(issue.kind == .unknownItem)
    #expect(
      issue.message.contains("reloadItems in CollectionLayoutTests/SnapshotTests.swift:\(line)")
    )
    #expect(issue.message.contains("\"6\""))
  }

  @Test func `a rejected call leaves the snapshot unchanged`() {
    var snapshot = sample
    let (_, issues) = IssueCollector.collecting {
      snapshot.appendItems([6, 7, 6])
      snapshot.appendItems([6], toSection: "C")
      snapshot.insertItems([7, 8], beforeItem: 8)
      snapshot.insertItems([7], afterItem: 9)
    }
    #expect(
      issues.map(\.kind) == [
        .duplicateItemsInArgument, .unknownSection, .destinationIsInserted, .unknownDestination,
      ]
    )
    #expect(snapshot == sample)
    #expect([6, 7, 8].allSatisfy { snapshot.indexOfItem($0) == nil })
  }

  @Test func `reloadedItemIdentifiers are unique, in call order, without deleted items`() {
    var snapshot = sample
    snapshot.reloadItems([3, 1])
    snapshot.reloadItems([1, 2])
    snapshot.reconfigureItems([5, 4])
    snapshot.reloadSections(["B"])
    snapshot.moveItem(3, afterItem: 5)
    #expect(snapshot.reloadedItemIdentifiers == [3, 1, 2])
    snapshot.deleteItems([1, 5])
    #expect(snapshot.reloadedItemIdentifiers == [3, 2])
    #expect(snapshot.reconfiguredItemIdentifiers == [4])
    #expect(snapshot.reloadedSectionIdentifiers == ["B"])
    snapshot.deleteSections(["B"])
    #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
  }

  @Test func `a copy keeps reloadedItemIdentifiers, and equality ignores them`() {
    var snapshot = sample
    snapshot.reloadItems([1])
    let copy = snapshot
    #expect(copy.reloadedItemIdentifiers == [1])
    #expect(copy == sample)
    #expect(copy.withoutMarks.reloadedItemIdentifiers.isEmpty)
  }

  @Test func `indexOfItem is correct after hundreds of insertions and deletions`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["A"])
    snapshot.appendItems(Array(0..<1000))
    for item in 1000..<1200 { snapshot.insertItems([item], beforeItem: 500) }
    for item in 0..<200 { snapshot.deleteItems([item]) }
    let items = snapshot.itemIdentifiers
    #expect(items.count == 1000)
    #expect(items.map { snapshot.indexOfItem($0) } == Array(0..<1000))
  }
}
