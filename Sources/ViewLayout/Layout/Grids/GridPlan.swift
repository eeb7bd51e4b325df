import Foundation

/// The shape, the alignments and the gaps that a grid has before anything is measured, by its
/// children and parameters.
struct GridPlan {
  let shape: GridShape
  let alignments: GridAlignments
  /// The gaps behind the columns and behind the rows, in points.
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
    columnGaps = GridGaps.betweenColumns(of: shape, spacing: horizontalSpacing)
    rowGaps = GridGaps.betweenRows(of: shape, spacing: verticalSpacing)
  }
}
