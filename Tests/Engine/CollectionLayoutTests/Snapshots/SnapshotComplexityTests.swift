import PlumbEngine
import Testing
import ViewLayout

@testable import CollectionLayout

/// Checks that the number of hash and equality calls is linear in the number of identifiers, equal
/// or not.
struct SnapshotComplexityTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, CountingID>
  private typealias Tree = NSDiffableDataSourceSectionSnapshot<CountingID>

  /// The maximum number of hash and equality calls for each identifier in one operation.
  private static let callLimit = 30

  @Test(arguments: [1_000, 10_000])
  func `rejecting duplicate identifiers needs a linear number of hash and == calls`(count: Int) {
    let counter = CountingID.Counter()
    let same = Array(repeating: CountingID(1, in: counter), count: count)
    let (_, issues) = IssueCollector.collecting {
      var snapshot = Snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems(same)
      snapshot.reloadItems(same)
      var tree = Tree()
      tree.append(same)
    }
    #expect(!issues.isEmpty)
    #expect(counter.count <= 3 * Self.callLimit * count)
  }

  @Test(arguments: [1_000, 10_000])
  func `an edit needs at most 30 hash and equality calls per identifier`(count: Int) {
    let counter = CountingID.Counter()
    let items = (0..<count).map { CountingID($0, in: counter) }
    var snapshot = Snapshot()
    snapshot.appendSections([0, 1])
    for call: (inout Snapshot) -> Void in [
      { $0.appendItems(items, toSection: 0) }, { $0.reloadItems(items) },
      { $0.reconfigureItems(items) },
      { snapshot in
        for item in items[1...100] { snapshot.moveItem(item, beforeItem: items[0]) }
      },
      { $0.deleteItems(items) }, { $0.appendItems(items.reversed(), toSection: 1) },
    ] {
      let before = counter.count
      call(&snapshot)
      #expect(counter.count - before <= Self.callLimit * count)
    }
    #expect(snapshot.numberOfItems == count)
  }

  @Test(arguments: [1_000, 10_000])
  func `a difference needs at most 30 hash and equality calls per identifier`(count: Int) {
    let counter = CountingID.Counter()
    let items = (0..<count).map { CountingID($0, in: counter) }
    var (old, new) = (Snapshot(), Snapshot())
    old.appendSections([0, 1])
    old.appendItems(items, toSection: 0)
    new.appendSections([1, 0])
    new.appendItems(items.reversed(), toSection: 1)
    let before = counter.count
    let difference = new.difference(from: old)
    #expect(!difference.updates.isEmpty)
    #expect(counter.count - before <= Self.callLimit * count)
  }
}
