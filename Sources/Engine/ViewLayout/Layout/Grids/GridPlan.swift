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

  /// Whether the children, which are the same as before, still tell what the plan was made of.
  func holds(for children: some LayoutChildren) -> Bool {
    zip(shape.cells, children).allSatisfy { cell, child in
      cell.priority == child.priority && cell.guides == child.guides
        && cell.spacing.isIdentical(to: child.preferredSpacing)
        && cell.rowAlignment == child.pointer.gridRowMark?.alignment
        && cell.traits == GridCellTraits(of: child.pointer)
    }
  }
}
