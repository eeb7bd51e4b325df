import Foundation

/// The rows and columns of a grid for one proposal, and what each cell answered on the way.
struct GridArrangement {
  /// The proposal to a cell and its answer when it was served.
  struct Serving {
    var proposal = ProposedViewSize.unspecified
    var answer = CGSize.zero
  }

  var columns: GridTracks
  var rows: GridTracks
  /// In the cells' order.
  var servings: [Serving]

  /// The size of all rows and columns with their gaps, in points.
  var size: CGSize {
    CGSize(
      width: columns.length(of: columns.lengths.indices),
      height: rows.length(of: rows.lengths.indices)
    )
  }

  subscript(axis: Axis) -> GridTracks { axis == .horizontal ? columns : rows }

  /// The size of a cell's rows and columns, in points.
  func slot(of cell: GridCell) -> CGSize {
    CGSize(
      width: columns.length(of: cell.tracks(along: .horizontal)),
      height: rows.length(of: cell.tracks(along: .vertical))
    )
  }

  /// How far the cells of a cell's row or column reach to both sides of their line.
  func reach(of cell: GridCell, along axis: Axis) -> AlignedReach? {
    let track = cell.tracks(along: axis).lowerBound
    return axis == .horizontal ? columns.reaches[track] : rows.reaches[track]
  }
}
