import Foundation

/// Explains the size of a grid and the positions of its cells.
struct GridExplanation {
  let grid: GridRule
  let node: LayoutNode

  private var children: NodeChildren { NodeChildren(of: node) }

  private var plan: GridPlan { grid.plan(of: children) }

  /// Returns the reason for the grid's size: its columns and rows for a proposal.
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let children = TracedChildren(of: line.node, by: tracer)
    let arrangement = grid.arrangement(for: line.proposal, of: children)
    var reason = LayoutReason("R-GRID-2") { axis in
      let tracks = arrangement[axis]
      let lengths = tracks.lengths.map { LengthText.text($0) }.joined(separator: ", ")
      let gaps = LengthText.text(tracks.gaps.reduce(0, +))
      let names = axis == .horizontal ? "columns" : "rows"
      return
        "\(names) of \(lengths) and gaps of \(gaps) in total are \(LengthText.text(line.answer[axis]))"
    }
    reason.steps = GridDistribution.shares(of: plan, for: line.proposal, children: children)
      .compactMap { step(for: $0) }
    return reason
  }

  /// Returns the share of a group of cells in words; `nil` if nothing is shared.
  private func step(for share: GridShare) -> String? {
    let cells = plan.shape.cells
    let names = share.cells.map { index in
      "\(node.children[index].descriptiveName) in \(position(of: cells[index]))"
    }
    let parts = [("column", share.columns), ("row", share.rows)].compactMap { noun, part in
      part.map { part in
        let tracks = part.open.map { "\($0 + 1)" }.joined(separator: " and ")
        let isOne = part.open.count == 1
        return "\(LengthText.part(of: part.openCount)) of \(LengthText.text(part.remaining)) is "
          + "\(LengthText.text(part.share)), as \(noun)\(isOne ? "" : "s") \(tracks) "
          + "\(isOne ? "is" : "are") open"
      }
    }
    guard !parts.isEmpty else { return nil }
    return "shares (R-GRID-7) of \(names.joined(separator: ", ")): "
      + parts.joined(separator: "; ")
  }

  /// Returns the reason for a child's position in its cell; `nil` if the node is not a child of the
  /// grid.
  func placeReason(of child: LayoutNode) -> LayoutReason? {
    guard let index = node.children.firstIndex(where: { $0 === child }) else { return nil }
    let cell = plan.shape.cells[index]
    let place = "\(position(of: cell)): \(slotText(of: cell))"
    guard let anchor = cell.traits.anchor else {
      let guides = Axis.allCases.map {
        plan.alignments.key(of: cell, along: $0).descriptiveName
      }
      let names = guides.joined(separator: " and ")
      return LayoutReason("R-GRID-3", "\(names) are aligned with those of \(place)")
    }
    let point = "\(LengthText.text(anchor.x)), \(LengthText.text(anchor.y))"
    return LayoutReason("R-GRID-4", "its anchor is the point (\(point)) of \(place)")
  }

  /// Returns the gap before a child: after the previous column, or above its row for the first
  /// column.
  func gap(before child: LayoutNode) -> ExplainedGap? {
    guard let index = node.children.firstIndex(where: { $0 === child }) else { return nil }
    let cell = plan.shape.cells[index]
    let axis: Axis = cell.columns.lowerBound > 0 ? .horizontal : .vertical
    let track = axis == .horizontal ? cell.columns.lowerBound : cell.row
    guard track > 0 else { return nil }
    let spacing = axis == .horizontal ? grid.horizontalSpacing : grid.verticalSpacing
    let tracks = axis == .horizontal ? "columns" : "rows"
    return ExplainedGap(
      length: grid.arrangement(for: node.placedProposal, of: children)[axis].gaps[track - 1],
      neighbor: "\(tracks.dropLast()) \(track)",
      rule: "R-GRID-6",
      sentence: spacing == nil
        ? "the largest preferred spacing of neighbors in both \(tracks)"
        : "the grid's spacing between all \(tracks)"
    )
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
