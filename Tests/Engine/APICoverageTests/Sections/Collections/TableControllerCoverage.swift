import CollectionLayout
import Foundation
import UIKitLayout

enum TableControllerCoverage: CoverageSection {
  nonisolated static let title = "Tables: controllers and cell texts"
  nonisolated static let file = #filePath
  nonisolated static let isMeasured = false

  private static var cell: UITableViewCell {
    UITableViewCell(style: .subtitle, reuseIdentifier: nil)
  }
  private static let controller = UITableViewController(style: .plain)
  private static let table = UITableView(frame: .zero, style: .plain)
  private static let path = IndexPath(row: 0, section: 0)

  static func list(_ list: inout CoverageList) {
    list.has("UITableViewCell.textLabel, detailTextLabel, imageView") {
      (cell.textLabel as Any, cell.detailTextLabel as Any, cell.imageView as Any)
    }
    list.has("UITableViewController(coder:)") { UITableViewController.init(coder:) }
    list.has("UITableViewController(style:)") { UITableViewController(style: .grouped) }
    list.has("UITableViewController.tableView, clearsSelectionOnViewWillAppear, refreshControl") {
      (
        controller.tableView as Any,
        controller.clearsSelectionOnViewWillAppear,
        controller.refreshControl as Any
      )
    }
    list.has("UITableViewController.numberOfSections(in:)") {
      controller.numberOfSections(in: table)
    }
    list.has("UITableViewController.tableView(_:numberOfRowsInSection:)") {
      controller.tableView(table, numberOfRowsInSection: 0)
    }
    list.has("UITableViewController.tableView(_:cellForRowAt:)") {
      controller.tableView(table, cellForRowAt: path)
    }
    list.has("UITableViewController.tableView(_:titleForHeaderInSection:)") {
      controller.tableView(table, titleForHeaderInSection: 0) as Any
    }
    list.has("UITableViewController.tableView(_:titleForFooterInSection:)") {
      controller.tableView(table, titleForFooterInSection: 0) as Any
    }
    list.has("UITableViewController.tableView(_:canEditRowAt:)") {
      controller.tableView(table, canEditRowAt: path)
    }
    list.has("UITableViewController.tableView(_:commit:forRowAt:)") {
      controller.tableView(table, commit: .delete, forRowAt: path)
    }
    list.has("UITableViewController.tableView(_:heightForRowAt:)") {
      controller.tableView(table, heightForRowAt: path)
    }
    list.has("UITableViewController.tableView(_:heightForHeaderInSection:)") {
      controller.tableView(table, heightForHeaderInSection: 0)
    }
    list.has("UITableViewController.tableView(_:heightForFooterInSection:)") {
      controller.tableView(table, heightForFooterInSection: 0)
    }
    list.has("UITableViewController.tableView(_:viewForHeaderInSection:)") {
      controller.tableView(table, viewForHeaderInSection: 0) as Any
    }
    list.has("UITableViewController.tableView(_:viewForFooterInSection:)") {
      controller.tableView(table, viewForFooterInSection: 0) as Any
    }
    list.has("UITableViewController.tableView(_:willDisplay:forRowAt:)") {
      controller.tableView(table, willDisplay: cell, forRowAt: path)
    }
    list.has("UITableViewController.tableView(_:didSelectRowAt:)") {
      controller.tableView(table, didSelectRowAt: path)
    }
    list.has("UITableViewController.scrollViewDidScroll(_:)") {
      controller.scrollViewDidScroll(table)
    }
    list.has("UITableViewController.scrollViewDidEndDecelerating(_:)") {
      controller.scrollViewDidEndDecelerating(_:)
    }
    list.has("UITableViewController.scrollViewDidEndDragging(_:willDecelerate:)") {
      controller.scrollViewDidEndDragging(_:willDecelerate:)
    }
    list.has("UITableViewController.scrollViewDidEndScrollingAnimation(_:)") {
      controller.scrollViewDidEndScrollingAnimation(_:)
    }
    list.has("UITableViewController.scrollViewDidEndZooming(_:with:atScale:)") {
      controller.scrollViewDidEndZooming(_:with:atScale:)
    }
    list.has("UITableViewController.scrollViewDidZoom(_:)") { controller.scrollViewDidZoom(_:) }
    list.has("UITableViewController.scrollViewWillBeginDragging(_:)") {
      controller.scrollViewWillBeginDragging(_:)
    }
    list.has("UITableViewController.scrollViewWillBeginZooming(_:with:)") {
      controller.scrollViewWillBeginZooming(_:with:)
    }
    list.has("UITableViewController.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)")
    {
      controller.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    }
    list.has("UITableViewController.sectionIndexTitles(for:)") {
      controller.sectionIndexTitles(for:)
    }
    list.has("UITableViewController.tableView(_:accessoryButtonTappedForRowWith:)") {
      controller.tableView(_:accessoryButtonTappedForRowWith:)
    }
    list.has("UITableViewController.tableView(_:canMoveRowAt:)") {
      controller.tableView(_:canMoveRowAt:)
    }
    list.has("UITableViewController.tableView(_:didDeselectRowAt:)") {
      controller.tableView(_:didDeselectRowAt:)
    }
    list.has("UITableViewController.tableView(_:didEndDisplaying:forRowAt:)") {
      controller.tableView(_:didEndDisplaying:forRowAt:)
    }
    list.has("UITableViewController.tableView(_:editingStyleForRowAt:)") {
      controller.tableView(_:editingStyleForRowAt:)
    }
    list.has("UITableViewController.tableView(_:estimatedHeightForFooterInSection:)") {
      controller.tableView(_:estimatedHeightForFooterInSection:)
    }
    list.has("UITableViewController.tableView(_:estimatedHeightForHeaderInSection:)") {
      controller.tableView(_:estimatedHeightForHeaderInSection:)
    }
    list.has("UITableViewController.tableView(_:estimatedHeightForRowAt:)") {
      controller.tableView(_:estimatedHeightForRowAt:)
    }
    list.has("UITableViewController.tableView(_:indentationLevelForRowAt:)") {
      controller.tableView(_:indentationLevelForRowAt:)
    }
    list.has("UITableViewController.tableView(_:leadingSwipeActionsConfigurationForRowAt:)") {
      controller.tableView(_:leadingSwipeActionsConfigurationForRowAt:)
    }
    list.has("UITableViewController.tableView(_:moveRowAt:to:)") {
      controller.tableView(_:moveRowAt:to:)
    }
    list.has("UITableViewController.tableView(_:sectionForSectionIndexTitle:at:)") {
      controller.tableView(_:sectionForSectionIndexTitle:at:)
    }
    list.has("UITableViewController.tableView(_:shouldHighlightRowAt:)") {
      controller.tableView(_:shouldHighlightRowAt:)
    }
    list.has("UITableViewController.tableView(_:shouldIndentWhileEditingRowAt:)") {
      controller.tableView(_:shouldIndentWhileEditingRowAt:)
    }
    list.has("UITableViewController.tableView(_:trailingSwipeActionsConfigurationForRowAt:)") {
      controller.tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    }
    list.has("UITableViewController.tableView(_:willDisplayFooterView:forSection:)") {
      controller.tableView(_:willDisplayFooterView:forSection:)
    }
    list.has("UITableViewController.tableView(_:willDisplayHeaderView:forSection:)") {
      controller.tableView(_:willDisplayHeaderView:forSection:)
    }
    list.has("UITableViewController.tableView(_:willSelectRowAt:)") {
      controller.tableView(_:willSelectRowAt:)
    }
    list.has("UITableViewController.viewForZooming(in:)") { controller.viewForZooming(in:) }
  }
}
