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
  }
}
