import Foundation

/// R-GRID-3: places every cell in its slot.
struct GridPlacement<Children: LayoutChildren> {
  private let children: Children
  private let cells: [GridCell]
  private let alignments: GridAlignments
  private let arrangement: GridArrangement
  private let columnStarts: [CGFloat]
  private let rowStarts: [CGFloat]

  init(of plan: GridPlan, in arrangement: GridArrangement, children: Children) {
    self.children = children
    cells = plan.shape.cells
    alignments = plan.alignments
    self.arrangement = arrangement
    columnStarts = arrangement.columns.starts
    rowStarts = arrangement.rows.starts
  }

  /// Calls a closure with each cell's position, proposal and size, in order.
  func forEachPlace(_ body: (Children.Element, CGPoint, ProposedViewSize, CGSize) -> Void) {
    for index in cells.indices {
      let (cell, allocation) = (cells[index], arrangement.allocations[index])
      let slot = arrangement.slot(of: cell)
      let own = proposal(of: cell, allocation: allocation, slot: slot)
      let isMeasured = own == allocation.proposal
      let size = isMeasured ? allocation.answer : children[index].measure(own)
      let origin = CGPoint(
        x: columnStarts[cell.columns.lowerBound]
          + offset(of: cell, along: .horizontal, in: slot.width, size: size, proposal: own),
        y: rowStarts[cell.row]
          + offset(of: cell, along: .vertical, in: slot.height, size: size, proposal: own)
      )
      body(children[index], origin, own, size)
    }
  }

  /// R-GRID-11: returns the proposal to a cell: the size of its slot, unless the cell fills the
  /// slot already.
  ///
  /// A cell that is aligned by a baseline or a custom guide keeps its allocated length along that
  /// guide's axis.
  private func proposal(
    of cell: GridCell,
    allocation: GridArrangement.Allocation,
    slot: CGSize
  ) -> ProposedViewSize {
    var space = slot
    let answer = allocation.answer
    if alignments.keepsLength(cell, along: .horizontal) { space.width = answer.width }
    if alignments.keepsLength(cell, along: .vertical) { space.height = answer.height }
    let fillsSlot =
      Self.areEqual(space.width, answer.width) && Self.areEqual(space.height, answer.height)
    return fillsSlot ? allocation.proposal : ProposedViewSize(space)
  }

  /// Returns whether two lengths are equal apart from rounding; sums in a different order are
  /// rounded differently.
  private static func areEqual(_ first: CGFloat, _ second: CGFloat) -> Bool {
    first == second || abs(first - second) < 1e-6
  }

  /// Returns the offset of a cell from the start of its slot along an axis, in points.
  private func offset(
    of cell: GridCell,
    along axis: Axis,
    in slot: CGFloat,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat {
    if let anchor = cell.traits.anchor { return (slot - size[axis]) * anchor[axis] }
    let key = alignments.key(of: cell, along: axis)
    let isAligned = alignments.isAligned(cell, along: axis)
    let reach = isAligned ? arrangement.reach(of: cell, along: axis) : nil
    return GridAlignments.line(key, in: slot, reach: reach)
      - children[cell.index].guide(key, size: size, proposal: proposal)
  }
}

/// R-GRID-3: the guides that align the cells of each row and column.
struct GridAlignments {
  private let alignment: Alignment
  private let columnAlignments: [Int: AlignmentGuideKey]
  /// The columns, and the rows, with a cell whose guide does not follow from its length.
  private var alignedColumns: Set<Int> = []
  private var alignedRows: Set<Int> = []

  init(of shape: GridShape, alignment: Alignment) {
    self.alignment = alignment
    columnAlignments = shape.columnAlignments
    for cell in shape.cells where cell.traits.anchor == nil {
      if hasOwnGuide(cell, along: .vertical) { alignedRows.insert(cell.row) }
      if cell.columns.count == 1, hasOwnGuide(cell, along: .horizontal) {
        alignedColumns.insert(cell.columns.lowerBound)
      }
    }
  }

  /// Returns whether a cell's guide may not follow from its length.
  private func hasOwnGuide(_ cell: GridCell, along axis: Axis) -> Bool {
    let key = key(of: cell, along: axis)
    return GuideMask.merged.contains(key.mask)
      || !cell.guides.isDisjoint(with: key.mask)
  }

  /// Returns the guide that aligns a cell: that of its row, of its column, or else of the grid.
  func key(of cell: GridCell, along axis: Axis) -> AlignmentGuideKey {
    switch axis {
    case .vertical: return cell.rowAlignment ?? alignment[.vertical]
    case .horizontal:
      let own = cell.columns.count == 1 ? columnAlignments[cell.columns.lowerBound] : nil
      return own ?? alignment[.horizontal]
    }
  }

  /// Returns whether a cell is aligned by its guide, so that the guide affects the length of the
  /// track.
  func isAligned(_ cell: GridCell, along axis: Axis) -> Bool {
    guard cell.traits.anchor == nil else { return false }
    switch axis {
    case .vertical: return alignedRows.contains(cell.row)
    case .horizontal:
      return cell.columns.count == 1 && alignedColumns.contains(cell.columns.lowerBound)
    }
  }

  /// Returns whether a cell is aligned by a baseline or a custom guide.
  ///
  /// The position of the guide would change in a longer slot, so the cell keeps its length.
  func keepsLength(_ cell: GridCell, along axis: Axis) -> Bool {
    isAligned(cell, along: axis)
      && GuideMask.merged.contains(key(of: cell, along: axis).mask)
  }

  /// Returns the position of the shared guide in a slot, in points.
  static func line(_ key: AlignmentGuideKey, in length: CGFloat, reach: AlignmentExtent?) -> CGFloat
  {
    guard let reach else { return fraction(of: key) * length }
    return reach.lead + fraction(of: key) * (length - reach.length)
  }

  /// Returns the fraction of a slot's leftover length that is before the shared guide.
  private static func fraction(of key: AlignmentGuideKey) -> CGFloat {
    switch key.builtIn {
    case .leading, .top, .firstTextBaseline: 0
    case .trailing, .bottom, .lastTextBaseline: 1
    case .horizontalCenter, .verticalCenter, nil: 0.5
    }
  }
}
