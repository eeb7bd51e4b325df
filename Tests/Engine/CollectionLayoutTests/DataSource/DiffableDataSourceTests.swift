import CollectionLayout
import Foundation
import Testing
import UIKitLayout
import ViewLayout

/// Tests the calls of a diffable data source to its view, and the snapshots that it rejects.
@MainActor
struct DiffableDataSourceTests {
  private typealias Shown = DiffableView<String, String>

  private func shown(_ sections: KeyValuePairs<String, [String]>) -> Shown {
    let shown = Shown()
    shown.source.apply(Shown.snapshot(sections))
    shown.view.layoutIfNeeded()
    return shown
  }

  @Test func `a new diffable data source is set as the view's dataSource`() {
    let shown = Shown()
    #expect(shown.view.dataSource === shown.source)
    shown.view.layoutIfNeeded()
    #expect(shown.view.numberOfSections == 0)
  }

  @Test func `the first snapshot is loaded, and the second is applied as batch updates`() throws {
    let shown = shown(["A": ["a", "b"]])
    #expect(shown.view.lastUpdates.isEmpty)
    let cell = try #require(shown.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    shown.source.apply(Shown.snapshot(["A": ["b", "c"]]), animatingDifferences: false)
    #expect(shown.view.lastUpdates.map(\.description) == ["delete item 0.0", "insert item 0.1"])
    #expect(shown.view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    #expect(shown.shown == ["b 0 0 100 40", "c 0 40 100 40"])
  }

  @Test func `a view shows the last of several snapshots applied before its first layout`() {
    let shown = Shown()
    shown.source.apply(Shown.snapshot(["A": ["a"]]))
    shown.source.apply(Shown.snapshot(["A": ["a", "b"]]))
    shown.source.apply(Shown.snapshot(["A": ["b"]]))
    #expect(shown.view.lastUpdates.map(\.description) == ["delete item 0.0"])
    shown.view.layoutIfNeeded()
    #expect(shown.shown == ["b 0 0 100 40"])
    #expect(shown.view.takeIssues() == [])
  }

  @Test func `reconfigureItems requests one cell, applySnapshotUsingReloadData all`() {
    var requestedItems: [String] = []
    let shown = Shown(provider: { requestedItems.append($0) })
    var snapshot = Shown.snapshot(["A": ["a", "b"]])
    shown.source.apply(snapshot)
    shown.view.layoutIfNeeded()
    snapshot.reconfigureItems(["b"])
    shown.source.apply(snapshot)
    #expect(requestedItems == ["a", "b", "b"])
    #expect(shown.view.tally.made == 2)
    shown.source.applySnapshotUsingReloadData(snapshot)
    #expect(shown.view.lastUpdates.isEmpty)
    #expect(requestedItems == ["a", "b", "b", "a", "b"])
  }

  @Test func `completions of apply run in the order of their snapshots`() {
    let shown = shown([:])
    var log: [String] = []
    shown.source.apply(Shown.snapshot(["A": ["a"]])) {
      log.append("first \(shown.view.visibleCells.count)")
      shown.source.apply(Shown.snapshot(["A": ["a", "b"]])) {
        log.append("second \(shown.view.visibleCells.count)")
      }
    }
    shown.source.applySnapshotUsingReloadData(Shown.snapshot([:])) {
      log.append("third \(shown.view.visibleCells.count)")
    }
    #expect(log == ["first 1", "second 2", "third 0"])
    #expect(shown.view.takeIssues() == [])
  }

  @Test func `async apply returns after the cells are laid out`() async {
    let shown = shown([:])
    await shown.source.apply(Shown.snapshot(["A": ["a"]]), animatingDifferences: true)
    #expect(shown.shown == ["a 0 0 100 40"])
    await shown.source.applySnapshotUsingReloadData(Shown.snapshot(["A": ["b"]]))
    #expect(shown.shown == ["b 0 0 100 40"])
  }

  @Test func `lookups of identifiers and index paths return the match, or nil`() {
    let shown = shown(["A": ["a", "b"], "B": [], "C": ["c"]])
    let source = shown.source
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 2)) == "c")
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == nil)
    #expect(source.itemIdentifier(for: IndexPath(item: -1, section: 0)) == nil)
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 3)) == nil)
    #expect(source.indexPath(for: "b") == IndexPath(item: 1, section: 0))
    #expect(source.indexPath(for: "z") == nil)
    #expect(source.sectionIdentifier(for: 1) == "B")
    #expect(source.sectionIdentifier(for: -1) == nil)
    #expect(source.index(for: "C") == 2)
    #expect(source.index(for: "Z") == nil)
  }

  @Test func `snapshot() of a data source has no reloadedItemIdentifiers`() {
    let shown = shown(["A": ["a"]])
    var snapshot = shown.source.snapshot()
    snapshot.reloadItems(["a"])
    shown.source.apply(snapshot)
    #expect(shown.view.lastUpdates.map(\.description) == ["reload item 0.0"])
    #expect(shown.source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test func `apply does not change a view that has another dataSource`() {
    let shown = shown(["A": ["a"]])
    let other = ListDataSource([3])
    shown.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    shown.view.dataSource = other
    shown.view.layoutIfNeeded()
    shown.source.apply(Shown.snapshot(["A": ["a", "b"]]))
    #expect(shown.source.snapshot().numberOfItems == 2)
    #expect(shown.view.numberOfItems(inSection: 0) == 3)
    #expect(shown.view.takeIssues() == [])
  }

  @Test func `apply stores the snapshot after the view is deallocated`() {
    var shown: Shown? = shown(["A": ["a"]])
    let source = shown?.source
    shown = nil
    source?.apply(Shown.snapshot(["A": ["b"]]))
    #expect(source?.snapshot().itemIdentifiers == ["b"])
  }
}
