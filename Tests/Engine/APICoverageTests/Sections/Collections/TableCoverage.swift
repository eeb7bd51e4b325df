import CollectionLayout
import Foundation
import UIKitLayout
import ViewLayout

enum TableCoverage: CoverageSection {
  nonisolated static let title = "Tables: the view"
  nonisolated static let file = #filePath
  nonisolated static let isMeasured = false

  private static var table: UITableView { UITableView() }

  static func list(_ list: inout CoverageList) {
    listFirst(&list)
    listSecond(&list)
    listThird(&list)
    listFourth(&list)
    listFifth(&list)
    list.lacks(
      "UITableView.dragDelegate, dropDelegate, prefetchDataSource, refreshControl",
      because: "they lay nothing out"
    )
  }

  private static func listFirst(_ list: inout CoverageList) {
    list.has(
      "UITableView.numberOfSections, visibleCells, indexPathsForVisibleRows, indexPathForSelectedRow"
    ) {
      (
        table.numberOfSections as Any,
        table.visibleCells as Any,
        table.indexPathsForVisibleRows as Any,
        table.indexPathForSelectedRow as Any
      )
    }
    list.has("UITableView.indexPathsForSelectedRows, style, dataSource, delegate") {
      (
        table.indexPathsForSelectedRows as Any,
        table.style as Any,
        table.dataSource as Any,
        table.delegate as Any
      )
    }
    list.has(
      "UITableView.rowHeight, estimatedRowHeight, sectionHeaderHeight, sectionFooterHeight"
    ) {
      (
        table.rowHeight as Any,
        table.estimatedRowHeight as Any,
        table.sectionHeaderHeight as Any,
        table.sectionFooterHeight as Any
      )
    }
    list.has(
      "UITableView.estimatedSectionHeaderHeight, estimatedSectionFooterHeight, sectionHeaderTopPadding, fillerRowHeight"
    ) {
      (
        table.estimatedSectionHeaderHeight as Any,
        table.estimatedSectionFooterHeight as Any,
        table.sectionHeaderTopPadding as Any,
        table.fillerRowHeight as Any
      )
    }
    list.has("UITableView.tableHeaderView, tableFooterView, backgroundView, separatorStyle") {
      (
        table.tableHeaderView as Any,
        table.tableFooterView as Any,
        table.backgroundView as Any,
        table.separatorStyle as Any
      )
    }
    list.has(
      "UITableView.separatorInset, separatorInsetReference, separatorColor, allowsSelection"
    ) {
      (
        table.separatorInset as Any,
        table.separatorInsetReference as Any,
        table.separatorColor as Any,
        table.allowsSelection as Any
      )
    }
    list.has(
      "UITableView.allowsMultipleSelection, allowsSelectionDuringEditing, allowsMultipleSelectionDuringEditing, cellLayoutMarginsFollowReadableWidth"
    ) {
      (
        table.allowsMultipleSelection as Any,
        table.allowsSelectionDuringEditing as Any,
        table.allowsMultipleSelectionDuringEditing as Any,
        table.cellLayoutMarginsFollowReadableWidth as Any
      )
    }
    list.has(
      "UITableView.insetsContentViewsToSafeArea, sectionIndexColor, dragInteractionEnabled, isEditing"
    ) {
      (
        table.insetsContentViewsToSafeArea as Any,
        table.sectionIndexColor as Any,
        table.dragInteractionEnabled as Any,
        table.isEditing as Any
      )
    }
    list.has("UITableView.automaticDimension, indexSearch") {
      (UITableView.automaticDimension, UITableView.indexSearch)
    }
    list.has("UITableView.numberOfRows(inSection:)") { table.numberOfRows(inSection:) }
    list.has("UITableView.cellForRow(at:)") { table.cellForRow(at:) }
    list.has("UITableView.indexPath(for:)") { table.indexPath(for:) }
  }

  private static func listSecond(_ list: inout CoverageList) {
    list.has("UITableView.indexPathForRow(at:)") { table.indexPathForRow(at:) }
    list.has("UITableView.indexPathsForRows(in:)") { table.indexPathsForRows(in:) }
    list.has("UITableView.rectForRow(at:)") { table.rectForRow(at:) }
    list.has("UITableView.rect(forSection:)") { table.rect(forSection:) }
    list.has("UITableView.rectForHeader(inSection:)") { table.rectForHeader(inSection:) }
    list.has("UITableView.rectForFooter(inSection:)") { table.rectForFooter(inSection:) }
    list.has("UITableView.headerView(forSection:)") { table.headerView(forSection:) }
    list.has("UITableView.footerView(forSection:)") { table.footerView(forSection:) }
    list.has("UITableView.scrollToRow(at:at:animated:)") { table.scrollToRow(at:at:animated:) }
    list.has("UITableView.scrollToNearestSelectedRow(at:animated:)") {
      table.scrollToNearestSelectedRow(at:animated:)
    }
    list.has("UITableView.register(_:forCellReuseIdentifier:)") {
      table.register(_:forCellReuseIdentifier:)
    }
    list.has("UITableView.register(_:forHeaderFooterViewReuseIdentifier:)") {
      table.register(_:forHeaderFooterViewReuseIdentifier:)
    }
  }

  private static func listThird(_ list: inout CoverageList) {
    list.has("UITableView.dequeueReusableCell(withIdentifier:for:)") {
      table.dequeueReusableCell(withIdentifier:for:)
    }
    list.has("UITableView.dequeueReusableCell(withIdentifier:)") {
      table.dequeueReusableCell(withIdentifier:)
    }
    list.has("UITableView.dequeueReusableHeaderFooterView(withIdentifier:)") {
      table.dequeueReusableHeaderFooterView(withIdentifier:)
    }
    list.has("UITableView.selectRow(at:animated:scrollPosition:)") {
      table.selectRow(at:animated:scrollPosition:)
    }
    list.has("UITableView.deselectRow(at:animated:)") { table.deselectRow(at:animated:) }
    list.has("UITableView.insertSections(_:with:)") { table.insertSections(_:with:) }
    list.has("UITableView.deleteSections(_:with:)") { table.deleteSections(_:with:) }
    list.has("UITableView.moveSection(_:toSection:)") { table.moveSection(_:toSection:) }
    list.has("UITableView.reloadSections(_:with:)") { table.reloadSections(_:with:) }
    list.has("UITableView.insertRows(at:with:)") { table.insertRows(at:with:) }
    list.has("UITableView.deleteRows(at:with:)") { table.deleteRows(at:with:) }
    list.has("UITableView.moveRow(at:to:)") { table.moveRow(at:to:) }
  }

  private static func listFourth(_ list: inout CoverageList) {
    list.has("UITableView.reloadRows(at:with:)") { table.reloadRows(at:with:) }
    list.has("UITableView.reconfigureRows(at:)") { table.reconfigureRows(at:) }
    list.has("UITableView.beginUpdates()") { table.beginUpdates() }
    list.has("UITableView.endUpdates()") { table.endUpdates() }
    list.has("UITableView(frame:style:)") { UITableView.init(frame:style:) }
    list.has("UITableView()") { UITableView() }
    list.has("UITableView(coder:)") { UITableView.init(coder:) }
    list.has("UITableView.reloadData()") { table.reloadData() }
    list.has("UITableView.performBatchUpdates(_:completion:)") {
      table.performBatchUpdates(_:completion:)
    }
    list.has("UITableView.setEditing(_:animated:)") { table.setEditing(_:animated:) }
    list.has("UITableView.Style.plain, grouped, insetGrouped") {
      [UITableView.Style.plain, .grouped, .insetGrouped]
    }
    list.has("UITableView.ScrollPosition.none, top, middle, bottom") {
      [UITableView.ScrollPosition.none, .top, .middle, .bottom]
    }
  }

  private static func listFifth(_ list: inout CoverageList) {
    list.has(
      "UITableView.RowAnimation.fade, right, left, top, bottom, none, middle, automatic"
    ) {
      [UITableView.RowAnimation.fade, .right, .left, .top, .bottom, .none, .middle, .automatic]
    }
    list.has("UITableView.SeparatorInsetReference.fromCellEdges, fromAutomaticInsets") {
      [UITableView.SeparatorInsetReference.fromCellEdges, .fromAutomaticInsets]
    }
  }
}
