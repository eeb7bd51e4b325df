import Foundation
internal import LayoutTree

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
    reason.steps = GridSharesExplanation(line: line, cells: plan.shape.cells).steps
    return reason
  }

  /// Returns the reason for a child's position in its cell; `nil` if the node is not a child of the
  /// grid.
  func placeReason(of child: LayoutNode) -> LayoutReason? {
    guard let index = node.children.firstIndex(where: { $0 === child }) else { return nil }
    let cell = plan.shape.cells[index]
    let place = "\(cell.position): \(slotText(of: cell))"
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

  private func slotText(of cell: GridCell) -> String {
    let slot = grid.arrangement(for: node.placedProposal, of: children).slot(of: cell)
    return "a slot of \(LengthText.text(slot))"
  }
}

extension GridCell {
  /// The row and the columns of the cell, in words.
  fileprivate var position: String {
    "row \(row + 1), \(words(along: .horizontal))"
  }

  /// The tracks of the cell along an axis, in words.
  fileprivate func words(along axis: Axis) -> String {
    let tracks = tracks(along: axis)
    let name = axis.trackName
    return tracks.count == 1
      ? "\(name) \(tracks.upperBound)"
      : "\(name)s \(tracks.lowerBound + 1) to \(tracks.upperBound)"
  }
}

extension Axis {
  fileprivate var trackName: String { self == .horizontal ? "column" : "row" }
}

/// Explains the shares of the cells of a grid, in the order of their allocation (R-GRID-7).
private struct GridSharesExplanation {
  /// A cell with the shares of the open columns and rows when it was allocated.
  private struct Step {
    let cell: GridCell
    let shares: (columns: GridShare, rows: GridShare)
    let allocation: GridArrangement.Allocation

    subscript(axis: Axis) -> GridShare { axis == .horizontal ? shares.columns : shares.rows }
  }

  /// The maximum number of open tracks that a step names.
  private static let mostTracks = 3

  private let line: TracedProposal
  private let order: [Step]

  init(line: TracedProposal, cells: [GridCell]) {
    self.line = line
    order = line.steps.compactMap { step in
      guard case .sharing(let cell, let columns, let rows, let answer) = step else { return nil }
      return Step(cell: cells[cell], shares: (columns, rows), allocation: answer)
    }
  }

  /// One step for each cell, in the order of their allocation.
  var steps: [String] {
    order.indices.map { index in
      let step = order[index]
      let lengths = Axis.allCases.compactMap { axis in
        words(for: index, along: axis).map { "\(axis.lengthName): \($0)" }
      }
      let shares = lengths.isEmpty ? "its ideal size" : lengths.joined(separator: "; ")
      return "\(line.node.children[step.cell.index].descriptiveName) in \(step.cell.position): "
        + "\(shares); it returns \(LengthText.text(step.allocation.answer))"
    }
  }

  /// Returns the computation of a proposed length; `nil` for an unspecified one.
  private func words(for index: Int, along axis: Axis) -> String? {
    let (step, share) = (order[index], order[index][axis])
    guard let proposed = step.allocation.proposal[axis] else { return nil }
    let (text, tracks) = (LengthText.text(proposed), step.cell.words(along: axis))
    if step.cell.isUnsized(along: axis) {
      return "the current \(text) of \(tracks), because the cell is unsized (R-GRID-5)"
    }
    let count = step.cell.tracks(along: axis).count
    if count > 1 { return "\(text) for \(tracks)" }
    guard proposed == share.share else { return "the current \(text) of \(tracks)" }
    guard share.available.isFinite else { return text }
    guard share.available > 0 else { return "no space remains, so 0" }
    let whole = LengthText.text(share.available)
    guard share.trackCount > 1 else { return "all of \(whole)" }
    return "\(LengthText.part(of: share.trackCount)) of \(whole) is \(text)"
      + openTracks(at: index, along: axis)
  }

  /// Returns which other tracks are open, and for which cells; empty if these are all tracks.
  private func openTracks(at index: Int, along axis: Axis) -> String {
    let own = order[index].cell.tracks(along: axis)
    let waiting = order[index...].dropFirst()
      .filter { !$0.cell.tracks(along: axis).overlaps(own) }
    var holders: [Int: GridCell] = [:]
    for step in waiting {
      for track in step.cell.tracks(along: axis) where holders[track] == nil {
        holders[track] = step.cell
      }
    }
    let tracks = holders.sorted { $0.key < $1.key }.map { track, cell in
      "\(axis.trackName) \(track + 1) is open for \(line.node.children[cell.index].descriptiveName)"
    }
    guard !tracks.isEmpty else { return "" }
    guard tracks.count <= Self.mostTracks else {
      return ", because \(tracks.count) other \(axis.trackName)s are open"
    }
    return ", because \(tracks.joined(separator: " and "))"
  }
}
