import CollectionLayout
import Foundation
import Testing
import UIKitLayout
import ViewLayout

/// Tests section snapshots that are applied to a data source.
@MainActor
struct AppliedSectionSnapshotTests {
  private typealias Shown = DiffableView<String, String>
  private typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

  private func shown(_ sections: KeyValuePairs<String, [String]>) -> Shown {
    let shown = Shown()
    shown.source.apply(Shown.snapshot(sections))
    shown.view.layoutIfNeeded()
    return shown
  }

  /// Returns a tree of the items a and b, with b1 as a child of b.
  private func tree(isExpanded: Bool) -> Tree {
    var tree = Tree()
    tree.append(["a", "b"])
    tree.append(["b1"], to: "b")
    if isExpanded { tree.expand(["b"]) }
    return tree
  }

  @Test func `a section shows the visible items of its section snapshot`() {
    let shown = shown(["A": ["z"], "B": ["x"]])
    var completions = 0
    shown.source.apply(tree(isExpanded: true), to: "A") { completions += 1 }
    #expect(shown.source.snapshot().itemIdentifiers(inSection: "A") == ["a", "b", "b1"])
    #expect(shown.source.snapshot().itemIdentifiers(inSection: "B") == ["x"])
    #expect(completions == 1)
    shown.source.apply(tree(isExpanded: false), to: "A")
    #expect(shown.source.snapshot().itemIdentifiers(inSection: "A") == ["a", "b"])
    #expect(shown.view.lastUpdates.map(\.description) == ["delete item 0.2"])
  }

  @Test func `the first section snapshot is loaded without batch updates`() {
    let shown = Shown()
    shown.source.apply(tree(isExpanded: false), to: "A")
    shown.view.layoutIfNeeded()
    #expect(shown.view.lastUpdates.isEmpty)
    #expect(shown.shown == ["a 0 0 100 40", "b 0 40 100 40"])
  }

  @Test func `applying a section snapshot moves its items from other sections`() {
    let shown = shown(["A": ["z"], "B": ["a", "x"]])
    shown.source.apply(tree(isExpanded: false), to: "A")
    #expect(shown.source.snapshot().itemIdentifiers(inSection: "B") == ["x"])
    #expect(
      shown.view.lastUpdates.map(\.description) == [
        "delete item 0.0", "insert item 0.1", "move item 1.0 -> 0.0",
      ]
    )
  }

  @Test func `snapshot(for:) keeps collapsed items until a visible item is deleted`() {
    let shown = shown(["A": ["z"]])
    #expect(shown.source.snapshot(for: "A").items == ["z"])
    #expect(shown.source.snapshot(for: "none").items == [])
    shown.source.apply(tree(isExpanded: false), to: "A")
    #expect(shown.source.snapshot(for: "A").items == ["a", "b", "b1"])
    var snapshot = shown.source.snapshot()
    snapshot.appendSections(["B"])
    shown.source.apply(snapshot)
    #expect(shown.source.snapshot(for: "A").items == ["a", "b", "b1"])
    snapshot.deleteItems(["a"])
    shown.source.apply(snapshot)
    #expect(shown.source.snapshot(for: "A").items == ["b"])
    #expect(shown.view.takeIssues() == [])
  }

  @Test func `async apply of a section snapshot returns after the layout`() async {
    let shown = shown([:])
    await shown.source.apply(tree(isExpanded: false), to: "A", animatingDifferences: true)
    #expect(shown.shown == ["a 0 0 100 40", "b 0 40 100 40"])
  }

  @Test func `apply of a section snapshot inside a cell provider is ignored and reported`() {
    var again: (() -> Void)?
    let shown = Shown(provider: { _ in again?() })
    again = { [weak source = shown.source] in
      var tree = Tree()
      tree.append(["other"])
      source?.apply(tree, to: "A")
    }
    shown.source.apply(Shown.snapshot(["A": ["a"]]))
    shown.view.layoutIfNeeded()
    #expect(shown.view.takeIssues().map(\.kind) == [.applyDuringApply])
    #expect(shown.source.snapshot(for: "A").items == ["a"])
  }
}
