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

  /// Whether a row's height is an estimate, if nobody has measured it.
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
  var source = TableLengthSource.nothing
}

/// Who has said how high something in a table is.
enum TableLengthSource: Sendable {
  case nothing
  case delegate
  case table
  case title
  case grouping
  case view
}
