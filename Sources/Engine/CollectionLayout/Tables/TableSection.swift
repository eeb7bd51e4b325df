import Foundation

/// A section of a table with the heights of its parts, in points.
struct TableSection: Sendable {
  /// The spacing above the header (R-TABLE-7).
  var padding: CGFloat = 0
  var header = TableBoundary()
  var rows: HeightList
  /// The rows whose heights are estimates until they are measured.
  var estimated = EstimatedRows.none
  var footer = TableBoundary()

  /// A selection of rows: none, all, or a set of indices.
  enum EstimatedRows: Sendable {
    case none
    case all
    case some(Set<Int>)
  }
}

extension TableSection {
  /// The height of the whole section.
  var height: CGFloat { rowsEnd + footer.height }

  /// The position of the header in the section.
  var headerStart: CGFloat { padding }

  /// The position of the first row in the section.
  var rowsStart: CGFloat { padding + header.height }

  /// The position where the last row ends.
  var rowsEnd: CGFloat { rowsStart + rows.total }

  /// Returns whether a row's height is an estimate until it is measured.
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
  /// The height in points; 0 if there is no header or footer.
  var height: CGFloat = 0
  /// Whether the height is an estimate until its view is measured.
  var isEstimated = false
  /// The source of the height, for explanations.
  var source = TableLengthSource.absent
}

/// The source of a height in a table.
enum TableLengthSource: Sendable {
  case absent
  case delegate
  case table
  case title
  case grouping
  case view
}
