import CollectionLayout
import Foundation
import ViewLayout

enum SectionSnapshotCoverage: CoverageSection {
  nonisolated static let title = "Collection views: section snapshots"
  nonisolated static let file = #filePath
  nonisolated static let isMeasured = false

  private typealias Tree = NSDiffableDataSourceSectionSnapshot<Int>

  /// A tree of the items 1 and 3, with 2 as a child of 1.
  private static var tree: Tree {
    var tree = Tree()
    tree.append([1, 3])
    tree.append([2], to: 1)
    return tree
  }

  private static func after(_ change: (inout Tree) -> Void) -> Tree {
    var changed = tree
    change(&changed)
    return changed
  }

  static func list(_ list: inout CoverageList) {
    list.has("NSDiffableDataSourceSectionSnapshot()") {
      NSDiffableDataSourceSectionSnapshot<Int>()
    }
    listChanges(&list)
    listTrees(&list)
    listQuestions(&list)
  }

  private static func listChanges(_ list: inout CoverageList) {
    list.has("NSDiffableDataSourceSectionSnapshot.append(_:to:fileID:line:)") {
      after { $0.append([4], to: 1, fileID: "a", line: 1) }
    }
    list.has("NSDiffableDataSourceSectionSnapshot.insert(_:before:fileID:line:)") {
      after { $0.insert([4], before: 1, fileID: "a", line: 1) }
    }
    list.has("NSDiffableDataSourceSectionSnapshot.insert(_:after:fileID:line:)") {
      after { $0.insert([4], after: 1, fileID: "a", line: 1) }
    }
    list.has("NSDiffableDataSourceSectionSnapshot.delete(_:fileID:line:)") {
      after { $0.delete([1], fileID: "a", line: 1) }
    }
    list.has("NSDiffableDataSourceSectionSnapshot.deleteAll(), expand(_:), collapse(_:)") {
      after {
        $0.expand([1])
        $0.collapse([1])
        $0.deleteAll()
      }
    }
  }

  private static func listTrees(_ list: inout CoverageList) {
    list.has("NSDiffableDataSourceSectionSnapshot.replace(childrenOf:using:fileID:line:)") {
      after { $0.replace(childrenOf: 1, using: Tree(), fileID: "a", line: 1) }
    }
    list.has("NSDiffableDataSourceSectionSnapshot.snapshot(of:includingParent:fileID:line:)") {
      tree.snapshot(of: 1, includingParent: true, fileID: "a", line: 1)
    }
  }

  private static func listQuestions(_ list: inout CoverageList) {
    list.has(
      "NSDiffableDataSourceSectionSnapshot.items, rootItems, visibleItems, expandedItems"
    ) {
      [tree.items, tree.rootItems, tree.visibleItems, tree.expandedItems]
    }
    list.has("NSDiffableDataSourceSectionSnapshot.contains(_:), index(of:)") {
      (tree.contains(1), tree.index(of: 1))
    }
    list.has("NSDiffableDataSourceSectionSnapshot.level(of:fileID:line:)") {
      tree.level(of: 1, fileID: "a", line: 1)
    }
    list.has("NSDiffableDataSourceSectionSnapshot.parent(of:fileID:line:)") {
      tree.parent(of: 1, fileID: "a", line: 1) as Any
    }
    list.has("NSDiffableDataSourceSectionSnapshot.isExpanded(_:fileID:line:)") {
      tree.isExpanded(1, fileID: "a", line: 1)
    }
    list.has("NSDiffableDataSourceSectionSnapshot.isVisible(_:fileID:line:)") {
      tree.isVisible(1, fileID: "a", line: 1)
    }
    list.has("NSDiffableDataSourceSectionSnapshot.visualDescription(), debugDescription") {
      tree.visualDescription() + tree.debugDescription
    }
  }
}
