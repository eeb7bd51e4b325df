import Foundation

/// R-GRID-6: the gaps after each row or column of a grid, in points; the last one is 0.
enum GridSpacing {
  /// Returns the gaps after the columns.
  ///
  /// An explicit spacing applies between two columns if any row has no cell that spans both.
  /// Otherwise a gap is the largest preferred distance between two neighbors in a row; 0 if there
  /// are no such neighbors.
  static func betweenColumns(of shape: GridShape, spacing: CGFloat?) -> [CGFloat] {
    guard let spacing else { return preferredBetweenColumns(of: shape) }
    let rowCount = shape.rows.count - shape.wholeRows.count
    var crossings = [Int](repeating: 0, count: shape.columnCount)
    for cell in shape.cells where !shape.wholeRows.contains(cell.row) {
      for column in cell.columns.dropLast() { crossings[column] += 1 }
    }
    return crossings.indices.map { column in
      column + 1 < crossings.count && crossings[column] < rowCount ? spacing : 0
    }
  }

  private static func preferredBetweenColumns(of shape: GridShape) -> [CGFloat] {
    var gaps = [CGFloat?](repeating: nil, count: shape.columnCount)
    for row in shape.rows {
      for (cell, next) in zip(shape.cells[row], shape.cells[row].dropFirst()) {
        widen(
          &gaps[cell.columns.upperBound - 1],
          between: cell,
          and: next,
          of: shape,
          along: .horizontal
        )
      }
    }
    return gaps.map { $0 ?? 0 }
  }

  /// Returns the gaps after the rows; a preferred gap is the largest distance between vertical
  /// neighbors.
  static func betweenRows(of shape: GridShape, spacing: CGFloat?) -> [CGFloat] {
    shape.rows.indices.map { row in
      guard row + 1 < shape.rows.count else { return 0 }
      return spacing ?? preferredGap(below: row, of: shape)
    }
  }

  private static func preferredGap(below row: Int, of shape: GridShape) -> CGFloat {
    let (upper, lower) = (shape.cells[shape.rows[row]], shape.cells[shape.rows[row + 1]])
    var gap: CGFloat?
    var (above, below) = (upper.startIndex, lower.startIndex)
    while above < upper.endIndex, below < lower.endIndex {
      // Traverses both rows in parallel: the cell that ends first is replaced by the next one.
      let (cell, next) = (upper[above], lower[below])
      if cell.columns.overlaps(next.columns) {
        widen(&gap, between: cell, and: next, of: shape, along: .vertical)
      }
      if cell.columns.upperBound <= next.columns.upperBound { above += 1 }
      if next.columns.upperBound <= cell.columns.upperBound { below += 1 }
    }
    return gap ?? 0
  }

  private static func widen(
    _ gap: inout CGFloat?,
    between cell: GridCell,
    and next: GridCell,
    of shape: GridShape,
    along axis: Axis
  ) {
    let distance = shape.spacings[cell.index].distance(
      to: shape.spacings[next.index],
      along: axis
    )
    gap = max(gap ?? distance, distance)
  }
}
