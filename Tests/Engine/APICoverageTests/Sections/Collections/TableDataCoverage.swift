import CollectionLayout
import Foundation
import UIKitLayout
import ViewLayout

enum TableDataCoverage: CoverageSection {
  nonisolated static let title = "Tables: data sources and delegates"
  nonisolated static let file = #filePath
  nonisolated static let isMeasured = false

  private static let fruits = Fruits()
  private static var source: any UITableViewDataSource { fruits }
  private static var delegate: any UITableViewDelegate { fruits }
  private static var diffable: UITableViewDiffableDataSource<Int, Int> {
    UITableViewDiffableDataSource(tableView: UITableView()) { _, _, _ in nil }
  }

  /// A data source and delegate with the required methods only.
  private final class Fruits: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  static func list(_ list: inout CoverageList) {
    listFirst(&list)
    listSecond(&list)
    listThird(&list)
    listFourth(&list)
    list.lacks(
      "UITableViewDelegate.tableView(_:contextMenuConfigurationForRowAt:point:)",
      because: "there are no menus"
    )
  }

  private static func listFirst(_ list: inout CoverageList) {
    list.has("UITableViewDiffableDataSource.apply(_:animatingDifferences:completion:)") {
      diffable.apply(_:animatingDifferences:completion:)
    }
    list.has("UITableViewDiffableDataSource.apply(_:animatingDifferences:)") {
      diffable.apply(_:animatingDifferences:)
    }
    list.has("UITableViewDiffableDataSource.applySnapshotUsingReloadData(_:completion:)") {
      diffable.applySnapshotUsingReloadData(_:completion:)
    }
    list.has("UITableViewDiffableDataSource.snapshot()") { diffable.snapshot() }
    list.has("UITableViewDiffableDataSource.sectionIdentifier(for:)") {
      diffable.sectionIdentifier(for:)
    }
    list.has("UITableViewDiffableDataSource.index(for:)") { diffable.index(for:) }
    list.has("UITableViewDiffableDataSource.itemIdentifier(for:)") { diffable.itemIdentifier(for:) }
    list.has("UITableViewDiffableDataSource.indexPath(for:)") { diffable.indexPath(for:) }
    list.has("UITableViewDataSource.tableView(_:numberOfRowsInSection:)") {
      source.tableView(_:numberOfRowsInSection:)
    }
    list.has("UITableViewDataSource.tableView(_:cellForRowAt:)") {
      source.tableView(_:cellForRowAt:)
    }
    list.has("UITableViewDataSource.numberOfSections(in:)") { source.numberOfSections(in:) }
    list.has("UITableViewDataSource.tableView(_:titleForHeaderInSection:)") {
      source.tableView(_:titleForHeaderInSection:)
    }
  }

  private static func listSecond(_ list: inout CoverageList) {
    list.has("UITableViewDataSource.tableView(_:titleForFooterInSection:)") {
      source.tableView(_:titleForFooterInSection:)
    }
    list.has("UITableViewDataSource.tableView(_:canEditRowAt:)") {
      source.tableView(_:canEditRowAt:)
    }
    list.has("UITableViewDataSource.tableView(_:canMoveRowAt:)") {
      source.tableView(_:canMoveRowAt:)
    }
    list.has("UITableViewDataSource.sectionIndexTitles(for:)") { source.sectionIndexTitles(for:) }
    list.has("UITableViewDataSource.tableView(_:sectionForSectionIndexTitle:at:)") {
      source.tableView(_:sectionForSectionIndexTitle:at:)
    }
    list.has("UITableViewDataSource.tableView(_:commit:forRowAt:)") {
      source.tableView(_:commit:forRowAt:)
    }
    list.has("UITableViewDataSource.tableView(_:moveRowAt:to:)") {
      source.tableView(_:moveRowAt:to:)
    }
    list.has("UITableViewDelegate.tableView(_:heightForRowAt:)") {
      delegate.tableView(_:heightForRowAt:)
    }
    list.has("UITableViewDelegate.tableView(_:heightForHeaderInSection:)") {
      delegate.tableView(_:heightForHeaderInSection:)
    }
    list.has("UITableViewDelegate.tableView(_:heightForFooterInSection:)") {
      delegate.tableView(_:heightForFooterInSection:)
    }
    list.has("UITableViewDelegate.tableView(_:estimatedHeightForRowAt:)") {
      delegate.tableView(_:estimatedHeightForRowAt:)
    }
    list.has("UITableViewDelegate.tableView(_:estimatedHeightForHeaderInSection:)") {
      delegate.tableView(_:estimatedHeightForHeaderInSection:)
    }
  }

  private static func listThird(_ list: inout CoverageList) {
    list.has("UITableViewDelegate.tableView(_:estimatedHeightForFooterInSection:)") {
      delegate.tableView(_:estimatedHeightForFooterInSection:)
    }
    list.has("UITableViewDelegate.tableView(_:viewForHeaderInSection:)") {
      delegate.tableView(_:viewForHeaderInSection:)
    }
    list.has("UITableViewDelegate.tableView(_:viewForFooterInSection:)") {
      delegate.tableView(_:viewForFooterInSection:)
    }
    list.has("UITableViewDelegate.tableView(_:willDisplay:forRowAt:)") {
      delegate.tableView(_:willDisplay:forRowAt:)
    }
    list.has("UITableViewDelegate.tableView(_:didEndDisplaying:forRowAt:)") {
      delegate.tableView(_:didEndDisplaying:forRowAt:)
    }
    list.has("UITableViewDelegate.tableView(_:willDisplayHeaderView:forSection:)") {
      delegate.tableView(_:willDisplayHeaderView:forSection:)
    }
    list.has("UITableViewDelegate.tableView(_:willDisplayFooterView:forSection:)") {
      delegate.tableView(_:willDisplayFooterView:forSection:)
    }
    list.has("UITableViewDelegate.tableView(_:willSelectRowAt:)") {
      delegate.tableView(_:willSelectRowAt:)
    }
    list.has("UITableViewDelegate.tableView(_:didSelectRowAt:)") {
      delegate.tableView(_:didSelectRowAt:)
    }
    list.has("UITableViewDelegate.tableView(_:didDeselectRowAt:)") {
      delegate.tableView(_:didDeselectRowAt:)
    }
    list.has("UITableViewDelegate.tableView(_:shouldHighlightRowAt:)") {
      delegate.tableView(_:shouldHighlightRowAt:)
    }
    list.has("UITableViewDelegate.tableView(_:editingStyleForRowAt:)") {
      delegate.tableView(_:editingStyleForRowAt:)
    }
  }

  private static func listFourth(_ list: inout CoverageList) {
    list.has("UITableViewDelegate.tableView(_:shouldIndentWhileEditingRowAt:)") {
      delegate.tableView(_:shouldIndentWhileEditingRowAt:)
    }
    list.has("UITableViewDelegate.tableView(_:indentationLevelForRowAt:)") {
      delegate.tableView(_:indentationLevelForRowAt:)
    }
    list.has("UITableViewDelegate.tableView(_:leadingSwipeActionsConfigurationForRowAt:)") {
      delegate.tableView(_:leadingSwipeActionsConfigurationForRowAt:)
    }
    list.has("UITableViewDelegate.tableView(_:trailingSwipeActionsConfigurationForRowAt:)") {
      delegate.tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    }
    list.has("UITableViewDelegate.tableView(_:accessoryButtonTappedForRowWith:)") {
      delegate.tableView(_:accessoryButtonTappedForRowWith:)
    }
    list.has("UITableViewDelegate.scrollViewDidScroll(_:)") { delegate.scrollViewDidScroll(_:) }
  }
}
