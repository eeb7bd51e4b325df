import CollectionLayout
import Foundation
import ViewLayout

enum SnapshotCoverage: CoverageSection {
  nonisolated static let title = "Collection views: snapshots"
  nonisolated static let file = #filePath
  nonisolated static let isMeasured = false

  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// A snapshot with the items 1 and 2 in section A, and 3 in section B.
  private static var snapshot: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2], toSection: "A")
    snapshot.appendItems([3], toSection: "B")
    return snapshot
  }

  private static func after(_ change: (inout Snapshot) -> Void) -> Snapshot {
    var changed = snapshot
    change(&changed)
    return changed
  }

  static func list(_ list: inout CoverageList) {
    list.has("NSDiffableDataSourceSnapshot()") { NSDiffableDataSourceSnapshot<String, Int>() }
    listSections(&list)
    listItems(&list)
    listQuestions(&list)
    listMarks(&list)
  }

  private static func listSections(_ list: inout CoverageList) {
    list.has("NSDiffableDataSourceSnapshot.appendSections(_:fileID:line:)") {
      after { $0.appendSections(["C"], fileID: "a", line: 1) }
    }
    list.has("NSDiffableDataSourceSnapshot.insertSections(_:beforeSection:fileID:line:)") {
      after { $0.insertSections(["C"], beforeSection: "A", fileID: "a", line: 1) }
    }
    list.has("NSDiffableDataSourceSnapshot.insertSections(_:afterSection:fileID:line:)") {
      after { $0.insertSections(["C"], afterSection: "A", fileID: "a", line: 1) }
    }
    list.has("NSDiffableDataSourceSnapshot.deleteSections(_:fileID:line:)") {
      after { $0.deleteSections(["A"], fileID: "a", line: 1) }
    }
    list.has("NSDiffableDataSourceSnapshot.moveSection(_:beforeSection:fileID:line:)") {
      after { $0.moveSection("B", beforeSection: "A", fileID: "a", line: 1) }
    }
    list.has("NSDiffableDataSourceSnapshot.moveSection(_:afterSection:fileID:line:)") {
      after { $0.moveSection("A", afterSection: "B", fileID: "a", line: 1) }
    }
  }

  private static func listItems(_ list: inout CoverageList) {
    list.has("NSDiffableDataSourceSnapshot.appendItems(_:toSection:fileID:line:)") {
      after { $0.appendItems([4], toSection: "A", fileID: "a", line: 1) }
    }
    list.has("NSDiffableDataSourceSnapshot.insertItems(_:beforeItem:fileID:line:)") {
      after { $0.insertItems([4], beforeItem: 1, fileID: "a", line: 1) }
    }
    list.has("NSDiffableDataSourceSnapshot.insertItems(_:afterItem:fileID:line:)") {
      after { $0.insertItems([4], afterItem: 1, fileID: "a", line: 1) }
    }
    list.has("NSDiffableDataSourceSnapshot.deleteItems(_:fileID:line:)") {
      after { $0.deleteItems([1], fileID: "a", line: 1) }
    }
    list.has("NSDiffableDataSourceSnapshot.deleteAllItems()") { after { $0.deleteAllItems() } }
    list.has("NSDiffableDataSourceSnapshot.moveItem(_:beforeItem:fileID:line:)") {
      after { $0.moveItem(2, beforeItem: 1, fileID: "a", line: 1) }
    }
    list.has("NSDiffableDataSourceSnapshot.moveItem(_:afterItem:fileID:line:)") {
      after { $0.moveItem(1, afterItem: 3, fileID: "a", line: 1) }
    }
  }

  private static func listQuestions(_ list: inout CoverageList) {
    list.has(
      "NSDiffableDataSourceSnapshot.numberOfSections, numberOfItems, sectionIdentifiers, itemIdentifiers"
    ) {
      let snapshot = snapshot
      return (
        snapshot.numberOfSections, snapshot.numberOfItems, snapshot.sectionIdentifiers,
        snapshot.itemIdentifiers
      )
    }
    list.has("NSDiffableDataSourceSnapshot.numberOfItems(inSection:fileID:line:)") {
      snapshot.numberOfItems(inSection: "A", fileID: "a", line: 1)
    }
    list.has("NSDiffableDataSourceSnapshot.itemIdentifiers(inSection:fileID:line:)") {
      snapshot.itemIdentifiers(inSection: "A", fileID: "a", line: 1)
    }
    list.has("NSDiffableDataSourceSnapshot.sectionIdentifier(containingItem:)") {
      snapshot.sectionIdentifier(containingItem: 1) as Any
    }
    list.has("NSDiffableDataSourceSnapshot.indexOfItem(_:), indexOfSection(_:)") {
      [snapshot.indexOfItem(1), snapshot.indexOfSection("A")]
    }
  }

  private static func listMarks(_ list: inout CoverageList) {
    list.has("NSDiffableDataSourceSnapshot.reloadSections(_:fileID:line:)") {
      after { $0.reloadSections(["A"], fileID: "a", line: 1) }
    }
    list.has("NSDiffableDataSourceSnapshot.reloadItems(_:fileID:line:)") {
      after { $0.reloadItems([1], fileID: "a", line: 1) }
    }
    list.has("NSDiffableDataSourceSnapshot.reconfigureItems(_:fileID:line:)") {
      after { $0.reconfigureItems([1], fileID: "a", line: 1) }
    }
    list.has("NSDiffableDataSourceSnapshot.reloadedSectionIdentifiers, reloadedItemIdentifiers") {
      (snapshot.reloadedSectionIdentifiers, snapshot.reloadedItemIdentifiers)
    }
    list.has("NSDiffableDataSourceSnapshot.reconfiguredItemIdentifiers") {
      snapshot.reconfiguredItemIdentifiers
    }
  }
}
