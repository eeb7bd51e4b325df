import Foundation

extension GridNode {
  /// R-GRID-3: every cell is aligned in its slot, which it may take by now.
  func forEachPlace(
    in size: CGSize,
    proposal: ProposedViewSize,
    _ body: (UnretainedNode, CGPoint, ProposedViewSize, CGSize) -> Void
  ) {
    let (shape, arrangement) = (plan.shape, arrangement(for: proposal))
    let starts = (
      columns: arrangement.starts(along: .horizontal), rows: arrangement.starts(along: .vertical)
    )
    for (cell, serving) in zip(shape.cells, arrangement.servings) {
      let slot = arrangement.slot(of: cell)
      let own = placingProposal(of: cell, serving: serving, slot: slot)
      let size = own == serving.proposal ? serving.answer : cell.child.measure(own)
      var origin = CGPoint(x: starts.columns[cell.columns.lowerBound], y: starts.rows[cell.row])
      for axis in Axis.allCases {
        origin[axis] += offset(of: cell, along: axis, size: size, proposal: own, in: arrangement)
      }
      body(cell.child, origin, own, size)
    }
  }

  /// R-GRID-11: a cell that does not fill its slot is proposed the slot.
  ///
  /// Across a baseline that cells meet on it keeps the length that made the row.
  private func placingProposal(
    of cell: GridCell,
    serving: GridArrangement.Serving,
    slot: CGSize
  ) -> ProposedViewSize {
    var room = slot
    for axis in Axis.allCases where plan.alignments.keepsLength(cell, along: axis) {
      room[axis] = serving.answer[axis]
    }
    return room == serving.answer ? serving.proposal : ProposedViewSize(room)
  }

  /// How far from the start of its slot a cell goes along an axis, in points.
  private func offset(
    of cell: GridCell,
    along axis: Axis,
    size: CGSize,
    proposal: ProposedViewSize,
    in arrangement: GridArrangement
  ) -> CGFloat {
    let slot = arrangement.slot(of: cell)[axis]
    if let anchor = cell.traits.anchor { return (slot - size[axis]) * anchor[axis] }
    let alignments = plan.alignments
    let key = alignments.key(of: cell, along: axis)
    let isLinedUp = alignments.isLinedUp(cell, along: axis)
    let reach = isLinedUp ? arrangement[axis].reaches[cell.tracks(along: axis).lowerBound] : nil
    let line = GridAlignments.line(key, in: slot, reach: reach)
    return line - cell.child.guide(key, size: size, proposal: proposal)
  }
}
