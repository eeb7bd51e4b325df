import Foundation

/// The shape, alignments and gaps of a grid.
///
/// They depend on the grid's children and parameters, but not on measurements.
struct GridPlan {
  private(set) var shape: GridShape
  let alignments: GridAlignments
  /// The gaps after the columns, and those after the rows, in points.
  let columnGaps: [CGFloat]
  let rowGaps: [CGFloat]

  init(
    _ children: some LayoutChildren,
    alignment: Alignment,
    horizontalSpacing: CGFloat?,
    verticalSpacing: CGFloat?
  ) {
    shape = GridShape(children)
    alignments = GridAlignments(of: shape, alignment: alignment)
    columnGaps = GridSpacing.betweenColumns(of: shape, spacing: horizontalSpacing)
    rowGaps = GridSpacing.betweenRows(of: shape, spacing: verticalSpacing)
  }

  /// Updates the priorities of the cells after changes inside them.
  ///
  /// Rows and traits are attachments of the children, whose changes discard the plan.
  ///
  /// - Parameter children: The same children as before.
  /// - Returns: Whether the plan is valid, which depends on the children's guides and spacing.
  mutating func update(for children: some LayoutChildren) -> Bool {
    for index in children.indices {
      let child = children[index]
      guard shape.cells[index].guides == child.guides,
        shape.spacings[index].isIdentical(to: child.preferredSpacing)
      else { return false }
      shape.setPriority(child.priority, of: index)
    }
    return true
  }
}

/// The rows and columns of the children of a grid (R-GRID-1).
struct GridShape {
  /// The maximum number of columns of one cell, to limit memory.
  static let maximumSpan = 1_000

  /// The cells in the children's order, which is row by row.
  private(set) var cells: [GridCell] = []
  /// The preferred spacing of each cell to its neighbors.
  private(set) var spacings: [ViewSpacing] = []
  /// The range of each row's cells in `cells`.
  private(set) var rows: [Range<Int>] = []
  /// The rows that consist of a single view across all columns.
  private(set) var wholeRows: Set<Int> = []
  private(set) var columnCount = 0
  /// R-GRID-4: the guide of each column with a guide; the first cell that sets it applies.
  private(set) var columnAlignments: [Int: AlignmentGuideKey] = [:]

  /// Assigns the children of a grid to rows and columns.
  ///
  /// - Complexity: O(*n*) for *n* children.
  init(_ children: some LayoutChildren) {
    cells.reserveCapacity(children.count)
    spacings.reserveCapacity(children.count)
    var last: GridRowMark?
    for child in children {
      let mark = child.pointer.gridRowMark
      let continues = mark != nil && mark === last
      last = mark
      append(child, in: mark, isNewRow: !continues)
    }
    columnCount = max(columnCount, cells.isEmpty ? 0 : 1)
    for row in wholeRows { cells[rows[row].lowerBound].columns = 0..<columnCount }
    for cell in cells where cell.columns.count == 1 {
      guard let key = cell.traits.columnAlignment else { continue }
      if columnAlignments[cell.columns.lowerBound] == nil {
        columnAlignments[cell.columns.lowerBound] = key
      }
    }
  }

  /// Sets the layout priority of a cell.
  mutating func setPriority(_ priority: Double, of index: Int) {
    if cells[index].priority != priority { cells[index].priority = priority }
  }

  private mutating func append(_ child: some LayoutChild, in mark: GridRowMark?, isNewRow: Bool) {
    let traits = GridCellTraits(of: child.pointer)
    if isNewRow { rows.append(cells.count..<cells.count) }
    let row = rows.count - 1
    let start = isNewRow ? 0 : cells[cells.count - 1].columns.upperBound
    let columns = start..<start + traits.columns
    if mark == nil {
      wholeRows.insert(row)
    } else {
      columnCount = max(columnCount, columns.upperBound)
    }
    cells.append(
      GridCell(
        index: cells.count,
        row: row,
        columns: columns,
        rowAlignment: mark?.alignment,
        traits: traits,
        priority: child.priority,
        guides: child.guides
      )
    )
    spacings.append(child.preferredSpacing)
    rows[row] = rows[row].lowerBound..<cells.count
  }
}
