import Foundation

/// R-GRID-3: puts every cell into its slot, which it may take by now.
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

  /// Calls a closure with each cell's place, proposal and size, in order.
  func forEachPlace(_ body: (Children.Element, CGPoint, ProposedViewSize, CGSize) -> Void) {
    for index in cells.indices {
      let cell = cells[index]
      let slot = arrangement.slot(of: cell)
      let own = proposal(of: cell, serving: arrangement.allocations[index], slot: slot)
      let isServed = own == arrangement.allocations[index].proposal
      let size = isServed ? arrangement.allocations[index].answer : children[index].measure(own)
      let origin = CGPoint(
        x: columnStarts[cell.columns.lowerBound]
          + offset(of: cell, along: .horizontal, in: slot.width, size: size, proposal: own),
        y: rowStarts[cell.row]
          + offset(of: cell, along: .vertical, in: slot.height, size: size, proposal: own)
      )
      body(children[index], origin, own, size)
    }
  }

  /// R-GRID-11: a cell that does not fill its slot is proposed the slot.
  ///
  /// Across a baseline that cells meet on it keeps the length that made the row.
  private func proposal(
    of cell: GridCell,
    serving: GridArrangement.Allocation,
    slot: CGSize
  ) -> ProposedViewSize {
    var space = slot
    for axis in Axis.allCases where alignments.keepsLength(cell, along: axis) {
      space[axis] = serving.answer[axis]
    }
    let fills = Axis.allCases.allSatisfy { Self.areOne(space[$0], serving.answer[$0]) }
    return fills ? serving.proposal : ProposedViewSize(space)
  }

  /// Whether two lengths are one: sums of the same lengths in another order differ by a hair.
  private static func areOne(_ first: CGFloat, _ second: CGFloat) -> Bool {
    first == second || abs(first - second) < 1e-6
  }

  /// How far from the start of its slot a cell goes along an axis, in points.
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

/// R-GRID-3: the guides on which the cells of each row and column meet.
struct GridAlignments {
  private let alignment: Alignment
  private let columnAlignments: [Int: AlignmentGuideKey]
  /// The columns and the rows in which some cell's guide is not where its length says.
  private var alignedColumns: Set<Int> = []
  private var alignedRows: Set<Int> = []

  init(of shape: GridShape, alignment: Alignment) {
    self.alignment = alignment
    columnAlignments = shape.columnAlignments
    for cell in shape.cells where cell.traits.anchor == nil {
      if isMoved(cell, along: .vertical) { alignedRows.insert(cell.row) }
      if cell.columns.count == 1, isMoved(cell, along: .horizontal) {
        alignedColumns.insert(cell.columns.lowerBound)
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
  func isAligned(_ cell: GridCell, along axis: Axis) -> Bool {
    guard cell.traits.anchor == nil else { return false }
    switch axis {
    case .vertical: return alignedRows.contains(cell.row)
    case .horizontal:
      return cell.columns.count == 1 && alignedColumns.contains(cell.columns.lowerBound)
    }
  }

  /// Whether a cell meets others on a baseline or a guide of an author's own: in a longer slot the
  /// line would be elsewhere than where it made room.
  func keepsLength(_ cell: GridCell, along axis: Axis) -> Bool {
    isAligned(cell, along: axis)
      && GuideMask.merged.contains(key(of: cell, along: axis).mask)
  }

  /// Where in a slot the line lies that the guides of cells meet on, in points.
  static func line(_ key: AlignmentGuideKey, in length: CGFloat, reach: AlignmentExtent?) -> CGFloat
  {
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
