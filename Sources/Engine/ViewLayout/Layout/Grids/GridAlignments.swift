import Foundation

/// R-GRID-3: the guides on which the cells of each row and column meet.
struct GridAlignments {
  private let alignment: Alignment
  private let columnAlignments: [Int: AlignmentGuideKey]
  /// The columns and the rows in which some cell's guide is not where its length says.
  private var linedUpColumns: Set<Int> = []
  private var linedUpRows: Set<Int> = []

  init(of shape: GridShape, alignment: Alignment) {
    self.alignment = alignment
    columnAlignments = shape.columnAlignments
    for cell in shape.cells where cell.traits.anchor == nil {
      if isMoved(cell, along: .vertical) { linedUpRows.insert(cell.row) }
      if cell.columns.count == 1, isMoved(cell, along: .horizontal) {
        linedUpColumns.insert(cell.columns.lowerBound)
      }
    }
  }

  /// Whether a cell's guide may be elsewhere than its length says.
  private func isMoved(_ cell: GridCell, along axis: Axis) -> Bool {
    let key = key(of: cell, along: axis)
    return GuideMask.merged.contains(key.mask)
      || !cell.guides.isDisjoint(with: key.mask)
  }

  /// The guide that a cell is aligned by: its row's, its column's, or else the grid's.
  func key(of cell: GridCell, along axis: Axis) -> AlignmentGuideKey {
    switch axis {
    case .vertical: return cell.rowAlignment ?? alignment[.vertical]
    case .horizontal:
      let own = cell.columns.count == 1 ? columnAlignments[cell.columns.lowerBound] : nil
      return own ?? alignment[.horizontal]
    }
  }

  /// Whether a cell meets others on a line, so that its own guide counts for the track's length.
  func isLinedUp(_ cell: GridCell, along axis: Axis) -> Bool {
    guard cell.traits.anchor == nil else { return false }
    switch axis {
    case .vertical: return linedUpRows.contains(cell.row)
    case .horizontal:
      return cell.columns.count == 1 && linedUpColumns.contains(cell.columns.lowerBound)
    }
  }

  /// Whether a cell meets others on a baseline or a guide of an author's own: in a longer slot the
  /// line would be elsewhere than where it made room.
  func keepsLength(_ cell: GridCell, along axis: Axis) -> Bool {
    isLinedUp(cell, along: axis)
      && GuideMask.merged.contains(key(of: cell, along: axis).mask)
  }

  /// Where in a slot the line lies that the guides of cells meet on, in points.
  static func line(_ key: AlignmentGuideKey, in length: CGFloat, reach: AlignedReach?) -> CGFloat {
    guard let reach else { return fraction(of: key) * length }
    return reach.lead + fraction(of: key) * (length - reach.length)
  }

  /// How much of the room that a slot has too much goes before the line.
  private static func fraction(of key: AlignmentGuideKey) -> CGFloat {
    switch key.builtIn {
    case .leading, .top, .firstTextBaseline: 0
    case .trailing, .bottom, .lastTextBaseline: 1
    case .horizontalCenter, .verticalCenter, nil: 0.5
    }
  }
}
