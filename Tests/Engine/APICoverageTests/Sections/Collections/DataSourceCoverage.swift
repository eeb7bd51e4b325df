import CollectionLayout
import Foundation
import ViewLayout

enum DataSourceCoverage: CoverageSection {
  nonisolated static let title = "Collection views: diffable data sources"
  nonisolated static let file = #filePath
  nonisolated static let isMeasured = false

  private typealias Source = UICollectionViewDiffableDataSource<String, Int>

  private static var view: UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }
  private static var source: Source {
    UICollectionViewDiffableDataSource(collectionView: view, cellProvider: { _, _, _ in nil })
  }

  static func list(_ list: inout CoverageList) {
    listProviders(&list)
    listApplying(&list)
    listQuestions(&list)
    listAnswers(&list)
    listHandlers(&list)
    list.lacks(
      "NSDiffableDataSourceTransaction.difference, sectionTransactions",
      because: "nothing is reordered by hand"
    )
    list.lacks(
      "UICollectionViewDiffableDataSource.SectionSnapshotHandlers.snapshotForExpandingParent",
      because: "there are no disclosures to tap"
    )
    list.lacks(
      "UITableViewDiffableDataSource(tableView:cellProvider:)",
      because: "there are no table views"
    )
  }

  private static func listProviders(_ list: inout CoverageList) {
    list.has("UICollectionViewDiffableDataSource(collectionView:cellProvider:)") {
      UICollectionViewDiffableDataSource<String, Int>(
        collectionView: view,
        cellProvider: { _, _, _ in nil }
      )
    }
    list.has("UICollectionViewDiffableDataSource.CellProvider") {
      let provider: UICollectionViewDiffableDataSource<String, Int>.CellProvider = { _, _, _ in
        nil
      }
      return provider
    }
    list.has("UICollectionViewDiffableDataSource.SupplementaryViewProvider") {
      let provider: UICollectionViewDiffableDataSource<String, Int>.SupplementaryViewProvider = {
        _,
        _,
        _ in nil
      }
      return provider
    }
    list.has("UICollectionViewDiffableDataSource.supplementaryViewProvider") {
      source.supplementaryViewProvider = { _, _, _ in nil }
    }
  }

  private static func listApplying(_ list: inout CoverageList) {
    list.has("UICollectionViewDiffableDataSource.apply(_:animatingDifferences:completion:)") {
      source.apply(
        NSDiffableDataSourceSnapshot(),
        animatingDifferences: false,
        completion: {}
      )
    }
    list.has("UICollectionViewDiffableDataSource.apply(_:animatingDifferences:)") {
      {
        await source.apply(
          NSDiffableDataSourceSnapshot<String, Int>(),
          animatingDifferences: false
        )
      }
    }
    list.has("UICollectionViewDiffableDataSource.apply(_:to:animatingDifferences:completion:)") {
      source.apply(
        NSDiffableDataSourceSectionSnapshot(),
        to: "A",
        animatingDifferences: false,
        completion: {}
      )
    }
    list.has("UICollectionViewDiffableDataSource.apply(_:to:animatingDifferences:)") {
      {
        await source.apply(
          NSDiffableDataSourceSectionSnapshot<Int>(),
          to: "A",
          animatingDifferences: false
        )
      }
    }
    list.has("UICollectionViewDiffableDataSource.snapshot(for:)") { source.snapshot(for: "A") }
    list.has("UICollectionViewDiffableDataSource.applySnapshotUsingReloadData(_:completion:)") {
      source.applySnapshotUsingReloadData(NSDiffableDataSourceSnapshot(), completion: {})
    }
    list.has("UICollectionViewDiffableDataSource.applySnapshotUsingReloadData(_:)") {
      {
        await source.applySnapshotUsingReloadData(NSDiffableDataSourceSnapshot<String, Int>())
      }
    }
  }

  private static func listQuestions(_ list: inout CoverageList) {
    list.has("UICollectionViewDiffableDataSource.snapshot()") { source.snapshot() }
    list.has("UICollectionViewDiffableDataSource.sectionIdentifier(for:), index(for:)") {
      (source.sectionIdentifier(for: 0), source.index(for: "A"))
    }
    list.has("UICollectionViewDiffableDataSource.itemIdentifier(for:), indexPath(for:)") {
      (source.itemIdentifier(for: IndexPath(item: 0, section: 0)), source.indexPath(for: 1))
    }
  }

  private static func listAnswers(_ list: inout CoverageList) {
    let path = IndexPath(item: 0, section: 0)
    list.has(
      "UICollectionViewDiffableDataSource.numberOfSections(in:), collectionView(_:numberOfItemsInSection:)"
    ) {
      source.numberOfSections(in: view)
        + source.collectionView(view, numberOfItemsInSection: 0)
    }
    list.has("UICollectionViewDiffableDataSource.collectionView(_:cellForItemAt:)") {
      source.collectionView(view, cellForItemAt: path)
    }
    list.has(
      "UICollectionViewDiffableDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:)"
    ) {
      source.collectionView(view, viewForSupplementaryElementOfKind: "header", at: path)
    }
  }

  private static func listHandlers(_ list: inout CoverageList) {
    list.has(
      "UICollectionViewDiffableDataSource.reorderingHandlers, UICollectionViewDiffableDataSource.ReorderingHandlers()"
    ) {
      source.reorderingHandlers = UICollectionViewDiffableDataSource<String, Int>
        .ReorderingHandlers()
    }
    list.has(
      "UICollectionViewDiffableDataSource.ReorderingHandlers.canReorderItem, willReorder, didReorder"
    ) {
      var handlers = Source.ReorderingHandlers()
      (handlers.canReorderItem, handlers.willReorder, handlers.didReorder) = (nil, nil, nil)
      return handlers
    }
    list.has("NSDiffableDataSourceTransaction.initialSnapshot, finalSnapshot") {
      { (transaction: NSDiffableDataSourceTransaction<String, Int>) in
        (transaction.initialSnapshot, transaction.finalSnapshot)
      }
    }
    list.has(
      "UICollectionViewDiffableDataSource.sectionSnapshotHandlers, UICollectionViewDiffableDataSource.SectionSnapshotHandlers()"
    ) {
      source.sectionSnapshotHandlers = UICollectionViewDiffableDataSource<String, Int>
        .SectionSnapshotHandlers<Int>()
    }
    list.has(
      "UICollectionViewDiffableDataSource.SectionSnapshotHandlers.shouldExpandItem, willExpandItem"
    ) {
      var handlers = Source.SectionSnapshotHandlers<Int>()
      (handlers.shouldExpandItem, handlers.willExpandItem) = (nil, nil)
      return handlers
    }
    list.has(
      "UICollectionViewDiffableDataSource.SectionSnapshotHandlers.shouldCollapseItem, willCollapseItem"
    ) {
      var handlers = Source.SectionSnapshotHandlers<Int>()
      (handlers.shouldCollapseItem, handlers.willCollapseItem) = (nil, nil)
      return handlers
    }
  }
}
