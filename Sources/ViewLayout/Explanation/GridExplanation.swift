import Foundation

/// Why a grid has its size, and its cells their places.
struct GridExplanation {
  let grid: GridRule
  let node: LayoutNode

  private var children: NodeChildren { NodeChildren(of: node) }

  private var plan: GridPlan { grid.plan(of: children) }

  /// The grid's rows and columns for a proposal, in words.
  func reason(of line: WatchedLine, by watcher: LayoutWatcher) -> LayoutReason {
    let children = WatchedChildren(of: line.node, by: watcher)
    let arrangement = grid.arrangement(for: line.proposal, of: children)
    return LayoutReason("R-GRID-2") { axis in
      let tracks = arrangement[axis]
      let lengths = tracks.lengths.map { LengthText.text($0) }.joined(separator: ", ")
      let gaps = LengthText.text(tracks.gaps.reduce(0, +))
      let names = axis == .horizontal ? "columns" : "rows"
      return "\(names) of \(lengths) and \(gaps) of gaps make \(LengthText.text(line.answer[axis]))"
    }
  }

  /// The slot of a child and what puts it there; `nil` for a view that is no child.
  func placeReason(of child: LayoutNode) -> LayoutReason? {
    guard let index = node.children.firstIndex(where: { $0 === child }) else { return nil }
    let cell = plan.shape.cells[index]
    let place = "\(position(of: cell)): \(slotText(of: cell))"
    guard let anchor = cell.traits.anchor else {
      let guides = Axis.allCases.map {
        plan.alignments.key(of: cell, along: $0).spokenName
      }
      return LayoutReason("R-GRID-3", "\(guides.joined(separator: " and ")) meet those of \(place)")
    }
    let point = "\(LengthText.text(anchor.x)), \(LengthText.text(anchor.y))"
    return LayoutReason("R-GRID-4", "its anchor is the point \(point) of \(place)")
  }

  private func position(of cell: GridCell) -> String {
    let columns = cell.columns
    let columnText =
      columns.count == 1
      ? "column \(columns.upperBound)"
      : "columns \(columns.lowerBound + 1) to \(columns.upperBound)"
    return "row \(cell.row + 1), \(columnText)"
  }

  private func slotText(of cell: GridCell) -> String {
    let slot = grid.arrangement(for: node.placedProposal, of: children).slot(of: cell)
    return "a slot of \(LengthText.text(slot))"
  }
}
