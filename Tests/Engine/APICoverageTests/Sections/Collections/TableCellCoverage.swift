import CollectionLayout
import Foundation
import UIKitLayout
import ViewLayout

enum TableCellCoverage: CoverageSection {
  nonisolated static let title = "Tables: cells, headers and footers"
  nonisolated static let file = #filePath
  nonisolated static let isMeasured = false

  private static var cell: UITableViewCell { UITableViewCell() }
  private static var header: UITableViewHeaderFooterView {
    UITableViewHeaderFooterView(reuseIdentifier: nil)
  }

  static func list(_ list: inout CoverageList) {
    listFirst(&list)
    listSecond(&list)
    listThird(&list)
  }

  private static func listFirst(_ list: inout CoverageList) {
    list.has("UITableViewCell.CellStyle.default, value1, value2, subtitle") {
      [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle]
    }
    list.has(
      "UITableViewCell.AccessoryType.none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton"
    ) {
      [
        UITableViewCell.AccessoryType.none,
        .disclosureIndicator,
        .detailDisclosureButton,
        .checkmark,
        .detailButton,
      ]
    }
    list.has("UITableViewCell.EditingStyle.none, delete, insert") {
      [UITableViewCell.EditingStyle.none, .delete, .insert]
    }
    list.has("UITableViewCell.SelectionStyle.none, blue, gray, default") {
      [UITableViewCell.SelectionStyle.none, .blue, .gray, .default]
    }
    list.has("UITableViewCell.SeparatorStyle.none, singleLine, singleLineEtched") {
      [UITableViewCell.SeparatorStyle.none, .singleLine, .singleLineEtched]
    }
    list.has(
      "UITableViewCell.reuseIdentifier, contentView, contentConfiguration, backgroundView"
    ) {
      (
        cell.reuseIdentifier as Any,
        cell.contentView as Any,
        cell.contentConfiguration as Any,
        cell.backgroundView as Any
      )
    }
    list.has(
      "UITableViewCell.selectedBackgroundView, multipleSelectionBackgroundView, accessoryType, accessoryView"
    ) {
      (
        cell.selectedBackgroundView as Any,
        cell.multipleSelectionBackgroundView as Any,
        cell.accessoryType as Any,
        cell.accessoryView as Any
      )
    }
    list.has(
      "UITableViewCell.editingAccessoryType, editingAccessoryView, selectionStyle, separatorInset"
    ) {
      (
        cell.editingAccessoryType as Any,
        cell.editingAccessoryView as Any,
        cell.selectionStyle as Any,
        cell.separatorInset as Any
      )
    }
    list.has(
      "UITableViewCell.indentationLevel, indentationWidth, shouldIndentWhileEditing, showsReorderControl"
    ) {
      (
        cell.indentationLevel as Any,
        cell.indentationWidth as Any,
        cell.shouldIndentWhileEditing as Any,
        cell.showsReorderControl as Any
      )
    }
    list.has("UITableViewCell.isSelected, isHighlighted, isEditing, editingStyle") {
      (
        cell.isSelected as Any,
        cell.isHighlighted as Any,
        cell.isEditing as Any,
        cell.editingStyle as Any
      )
    }
    list.has("UITableViewCell(style:reuseIdentifier:)") {
      UITableViewCell.init(style:reuseIdentifier:)
    }
    list.has("UITableViewCell()") { UITableViewCell() }
  }

  private static func listSecond(_ list: inout CoverageList) {
    list.has("UITableViewCell(coder:)") { UITableViewCell.init(coder:) }
    list.has("UITableViewCell(dequeuedAs:)") { UITableViewCell.init(dequeuedAs:) }
    list.has("UITableViewCell.prepareForReuse()") { cell.prepareForReuse() }
    list.has("UITableViewCell.defaultContentConfiguration()") { cell.defaultContentConfiguration() }
    list.has("UITableViewCell.setSelected(_:animated:)") { cell.setSelected(_:animated:) }
    list.has("UITableViewCell.setHighlighted(_:animated:)") { cell.setHighlighted(_:animated:) }
    list.has("UITableViewCell.setEditing(_:animated:)") { cell.setEditing(_:animated:) }
    list.has(
      "UITableViewHeaderFooterView.reuseIdentifier, contentView, contentConfiguration, backgroundView"
    ) {
      (
        header.reuseIdentifier as Any,
        header.contentView as Any,
        header.contentConfiguration as Any,
        header.backgroundView as Any
      )
    }
    list.has("UITableViewHeaderFooterView(reuseIdentifier:)") {
      UITableViewHeaderFooterView.init(reuseIdentifier:)
    }
    list.has("UITableViewHeaderFooterView(coder:)") { UITableViewHeaderFooterView.init(coder:) }
    list.has("UITableViewHeaderFooterView(dequeuedAs:)") {
      UITableViewHeaderFooterView.init(dequeuedAs:)
    }
    list.has("UITableViewHeaderFooterView.defaultContentConfiguration()") {
      header.defaultContentConfiguration()
    }
  }

  private static func listThird(_ list: inout CoverageList) {
    list.has("UITableViewHeaderFooterView.prepareForReuse()") { header.prepareForReuse() }
  }
}
