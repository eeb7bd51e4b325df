import Foundation

/// A child of a grid with its place among the rows and columns.
struct GridCell {
  /// The child's place among the grid's children, from 0.
  let index: Int
  /// The row, from 0.
  let row: Int
  /// The columns that the cell takes.
  var columns: Range<Int>
  /// The guide of the cell's row; `nil` for the grid's.
  let rowAlignment: AlignmentGuideKey?
  let traits: GridCellTraits
  let priority: Double
  /// The guides that the child may have explicit values of.
  let guides: GuideMask
  /// The distances that the child prefers to its neighbours.
  let spacing: ViewSpacing

  /// The rows or columns that the cell takes along an axis: columns lie along x.
  func tracks(along axis: Axis) -> Range<Int> {
    axis == .horizontal ? columns : row..<row + 1
  }

  /// R-GRID-5: whether the cell only takes the length that others make along an axis.
  func isUnsized(along axis: Axis) -> Bool { traits.unsizedAxes.contains(axis.set) }
}
