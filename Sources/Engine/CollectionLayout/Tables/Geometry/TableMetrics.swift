import Foundation

/// The lengths that UIKit's tables have of their own, in points.
enum TableMetrics {
  /// R-TABLE-4, R-TABLE-5: a row that says nothing of its height.
  static let rowHeight: CGFloat = 44
  /// R-TABLE-7: the room above a header of a plain table.
  static let headerPadding: CGFloat = 22
  /// R-TABLE-8: a header or a footer of a plain table with a title.
  static let plainTitleHeight: CGFloat = 28
  /// R-TABLE-8: a header of a grouped table with a title.
  static let groupedHeaderHeight: CGFloat = 38
  /// R-TABLE-8: a footer of a grouped table with a title.
  static let groupedFooterHeight: CGFloat = 35
  /// R-TABLE-11: the room of a header or a footer that a section of a grouped table does not have.
  static let groupSpacing: CGFloat = 17.5
  /// R-TABLE-14: the room of what inserts or deletes a row.
  static let editingControlWidth: CGFloat = 40
  /// R-TABLE-14: the room of what moves a row.
  static let reorderControlWidth: CGFloat = 35

  /// R-TABLE-12: how far texts, and the rows of inset groups, are away from a side.
  static func margin(inWidth width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
}
