import Foundation
import UIKitLayout
import ViewLayout

extension UITableViewCell {
  /// The standard texts of a cell and their arrangement.
  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }

  /// The standard accessory after a cell's content.
  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  /// The control before a cell's content while the table is being edited.
  public enum EditingStyle: Int, Sendable {
    case none
    case delete
    case insert
  }

  /// The appearance of a selected cell; it is not drawn.
  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  /// The style of the separator below a cell; separators are not drawn.
  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
    /// An etched line, which is treated as a single line.
    case singleLineEtched
  }
}

extension UITableViewCell.AccessoryType {
  /// Returns the width that the accessory takes from the content, in points (R-TABLE-15).
  func space(in system: MetricsSystem) -> CGFloat {
    switch self {
    case .none: 0
    case .disclosureIndicator: TableMetrics.disclosureSpace[system]
    case .checkmark: TableMetrics.checkmarkSpace[system]
    case .detailButton: TableMetrics.detailSpace[system]
    case .detailDisclosureButton: TableMetrics.detailDisclosureSpace[system]
    }
  }
}
