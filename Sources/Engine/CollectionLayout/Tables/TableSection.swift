import Foundation

/// A section of a table with the heights of its parts, in points.
struct TableSection: Sendable {
  /// R-TABLE-7: the room above the header.
  var padding: CGFloat = 0
  var header = TableBoundary()
  var rows: HeightList
  /// The rows whose heights are estimates until they are measured.
  var estimated = EstimatedRows.none
  var footer = TableBoundary()

  /// Which rows' heights may be estimates.
  enum EstimatedRows: Sendable {
    case none
    case all
    case some(Set<Int>)
  }
}

extension TableSection {
  /// How high the whole section is.
  var height: CGFloat { rowsEnd + footer.height }

  /// Where the header begins.
  var headerStart: CGFloat { padding }

  /// Where the first row begins.
  var rowsStart: CGFloat { padding + header.height }

  /// Where the last row ends.
  var rowsEnd: CGFloat { rowsStart + rows.total }

  /// Whether a row's height is an estimate, unless it was measured.
  func mayBeEstimate(_ row: Int) -> Bool {
    switch estimated {
    case .none: false
    case .all: true
    case .some(let rows): rows.contains(row)
    }
  }
}

/// A header or a footer of a section.
struct TableBoundary: Sendable {
  /// In points; 0 where there is none.
  var height: CGFloat = 0
  /// Whether the height is an estimate until its view is measured.
  var isEstimated = false
  /// The reason of the height, for those who ask.
  var source = TableLengthSource.absent
}

/// Who has said how high something in a table is.
enum TableLengthSource: Sendable {
  case absent
  case delegate
  case table
  case title
  case grouping
  case view
}

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
