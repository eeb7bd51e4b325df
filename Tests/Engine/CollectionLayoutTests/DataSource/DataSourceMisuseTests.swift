import CollectionLayout
import Foundation
import Testing
import UIKitLayout
import ViewLayout

/// Checks that misuse of a diffable data source is reported as an issue and does not end the
/// layout.
@MainActor
struct DataSourceMisuseTests {
  private typealias Shown = DiffableView<String, String>

  @Test func `apply inside a cell provider is ignored and reported as an issue`() throws {
    var again: (() -> Void)?
    let shown = Shown(provider: { _ in again?() })
    var completions = 0
    again = { [weak source = shown.source] in
      source?.apply(Shown.snapshot(["B": ["b"]])) { completions += 1 }
    }
    shown.source.apply(Shown.snapshot(["A": ["a"]])) { completions += 10 }
    shown.view.layoutIfNeeded()
    let issue = try #require(shown.view.takeIssues().first)
    #expect(issue.kind == .applyDuringApply)
    #expect(
      issue.message == """
        apply is called by a provider, while views are being created, and is ignored; call it \
        afterwards, such as in the completion
        """
    )
    #expect(shown.shown == ["a 0 0 100 40"])
    #expect(completions == 10)
  }

  @Test func `a cell provider may apply a snapshot to another view's data source`() {
    let inner = Shown()
    inner.view.layoutIfNeeded()
    let outer = Shown(provider: { item in
      inner.source.apply(Shown.snapshot(["inside": [item + "'s"]]))
    })
    outer.source.apply(Shown.snapshot(["A": ["a"]]))
    outer.view.layoutIfNeeded()
    #expect(inner.shown == ["a's 0 0 100 40"])
    #expect(outer.view.takeIssues() + inner.view.takeIssues() == [])
  }

  @Test func `a cell provider that returns nil gives a plain cell and an issue`() throws {
    let shown = Shown()
    let source = Shown.Source(collectionView: shown.view) { _, _, _ in nil }
    source.apply(Shown.snapshot(["A": ["a"]]))
    shown.view.layoutIfNeeded()
    let issue = try #require(shown.view.takeIssues().first)
    #expect(issue.kind == .providerReturnedNothing)
    #expect(
      issue.message
        == #"the cell provider returns nil for "a" at 0.0; dequeue a cell for every item of the snapshot"#
    )
    #expect(shown.view.visibleCells.map(\.frame.text) == ["0 0 100 40"])
  }

  @Test func `a supplementaryKindMismatch issue states that a provider was replaced`() throws {
    let shown = Shown(header: "header")
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: "header"
    ) { _, _, _ in }
    let footers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: "footer"
    ) { _, _, _ in }
    shown.source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    shown.source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: footers, for: path)
    }
    shown.source.apply(Shown.snapshot(["A": ["a"]]))
    shown.view.layoutIfNeeded()
    let issue = try #require(shown.view.takeIssues().first)
    #expect(issue.kind == .supplementaryKindMismatch)
    #expect(
      issue.message == """
        the supplementaryViewProvider returns, for the kind "header", a view of the kind "footer"; \
        it replaced an earlier provider: set a single one that handles all kinds
        """
    )
  }

  @Test func `nil from supplementaryViewProvider gives a plain header and an issue`() throws {
    let shown = Shown(header: "header")
    shown.source.supplementaryViewProvider = { _, _, _ in nil }
    shown.source.apply(Shown.snapshot(["A": ["a"]]))
    shown.view.layoutIfNeeded()
    let issue = try #require(shown.view.takeIssues().first)
    #expect(issue.kind == .providerReturnedNothing)
    #expect(issue.message.hasSuffix("handle each kind in it, and dequeue a view for each"))
    let header = shown.view.supplementaryView(
      forElementKind: "header",
      at: IndexPath(item: 0, section: 0)
    )
    #expect(header?.frame.text == "0 0 100 20")
  }
}
