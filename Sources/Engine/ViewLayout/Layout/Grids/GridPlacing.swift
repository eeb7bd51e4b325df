import Foundation

/// R-GRID-3: puts every cell into its slot, which it may take by now.
struct GridPlacing<Children: LayoutChildren> {
  private let children: Children
  private let cells: [GridCell]
  private let alignments: GridAlignments
  private let arrangement: GridArrangement
  private let columnStarts: [CGFloat]
  private let rowStarts: [CGFloat]

  init(of plan: GridPlan, in arrangement: GridArrangement, asking children: Children) {
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
      let own = proposal(of: cell, serving: arrangement.servings[index], slot: slot)
      let isServed = own == arrangement.servings[index].proposal
      let size = isServed ? arrangement.servings[index].answer : children[index].measure(own)
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
    serving: GridArrangement.Serving,
    slot: CGSize
  ) -> ProposedViewSize {
    var room = slot
    for axis in Axis.allCases where alignments.keepsLength(cell, along: axis) {
      room[axis] = serving.answer[axis]
    }
    let fills = Axis.allCases.allSatisfy { Self.areOne(room[$0], serving.answer[$0]) }
    return fills ? serving.proposal : ProposedViewSize(room)
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
    let isLinedUp = alignments.isLinedUp(cell, along: axis)
    let reach = isLinedUp ? arrangement.reach(of: cell, along: axis) : nil
    return GridAlignments.line(key, in: slot, reach: reach)
      - children[cell.index].guide(key, size: size, proposal: proposal)
  }
}
