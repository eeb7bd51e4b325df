import Foundation

/// The rows and columns of a grid for one proposal, and the allocation of each cell.
struct GridArrangement {
  /// The proposal to a cell, and the cell's size for it.
  struct Allocation {
    var proposal = ProposedViewSize.unspecified
    var answer = CGSize.zero
  }

  var columns: GridTracks
  var rows: GridTracks
  /// The allocations, in the order of the cells.
  var allocations: [Allocation]

  /// The total size of all rows and columns with their gaps, in points.
  var size: CGSize {
    CGSize(
      width: columns.length(of: columns.lengths.indices),
      height: rows.length(of: rows.lengths.indices)
    )
  }

  subscript(axis: Axis) -> GridTracks { axis == .horizontal ? columns : rows }

  /// Returns the size of a cell's rows and columns, in points.
  func slot(of cell: GridCell) -> CGSize {
    CGSize(
      width: columns.length(of: cell.tracks(along: .horizontal)),
      height: rows.length(of: cell.tracks(along: .vertical))
    )
  }

  /// Returns the extent of the aligned cells in a cell's row or column; `nil` if they are not
  /// aligned by guides.
  func reach(of cell: GridCell, along axis: Axis) -> AlignmentExtent? {
    let track = cell.tracks(along: axis).lowerBound
    return axis == .horizontal ? columns.reaches[track] : rows.reaches[track]
  }
}

/// R-GRID-7: the share of each open row or column at one moment of the distribution.
struct GridShare {
  /// The length that is left for the open tracks, in points.
  let available: CGFloat
  /// The number of open tracks: those with unmeasured cells of the current priority or in
  /// `isSpanned`.
  let trackCount: Int
  /// The share of each open track, in points.
  let share: CGFloat
}

/// The rows or the columns of a grid, while space is distributed.
struct GridTracks {
  let axis: Axis
  /// The gap after each track, in points.
  let gaps: [CGFloat]
  /// The length of each track, in points.
  var lengths: [CGFloat]
  /// Whether a cell that spans only this track has been measured.
  private(set) var isSized: [Bool]
  /// The extents of the tracks whose cells are aligned by guides; other tracks have none.
  private(set) var reaches: [Int: AlignmentExtent] = [:]

  /// The proposed length minus the gaps, in points; `nil` if unspecified.
  private let total: CGFloat?
  /// The number of tracks along the other axis.
  private let lineCount: Int
  /// The length that remains after higher priorities, in points.
  private var remaining: CGFloat = 0
  /// The sum of the shares of all tracks of the current priority, in points.
  private var available: CGFloat = 0
  /// The number of unmeasured cells of the current priority in each track.
  private var openings: [Int]
  /// R-GRID-7: whether each track is spanned by a cell of a lower priority that spans several
  /// tracks, but not all; such a track stays open.
  private var isSpanned: [Bool]
  private var openCount = 0
  /// The length of each track, determined by only the cells of the current priority.
  private var levelLengths: [CGFloat]
  private var closedLength: CGFloat = 0

  init(along axis: Axis, gaps: [CGFloat], lineCount: Int, proposal: CGFloat?) {
    self.axis = axis
    self.gaps = gaps
    self.lineCount = lineCount
    total = proposal.map { $0 - gaps.reduce(0, +) }
    lengths = Array(repeating: 0, count: gaps.count)
    isSized = Array(repeating: false, count: gaps.count)
    openings = Array(repeating: 0, count: gaps.count)
    isSpanned = isSized
    levelLengths = lengths
  }

  /// Returns the total length of tracks and of the gaps between them, in points.
  func length(of tracks: Range<Int>) -> CGFloat {
    if tracks.count == 1 { return lengths[tracks.lowerBound] }
    var length = lengths[tracks].reduce(0, +)
    for track in tracks.dropLast() { length += gaps[track] }
    return length
  }

  /// The start of each track, in points.
  var starts: [CGFloat] {
    var position: CGFloat = 0
    return lengths.indices.map { track in
      defer { position += lengths[track] + gaps[track] }
      return position
    }
  }

  /// R-GRID-7: begins a priority: subtracts the lengths of higher priorities, and opens the tracks
  /// of the cells.
  ///
  /// - Parameters:
  ///   - level: The indices of the cells with the priority.
  ///   - rest: The indices of the cells with lower priorities.
  ///   - cells: All cells of the grid.
  mutating func open(
    for level: ArraySlice<Int>,
    before rest: ArraySlice<Int>,
    of cells: [GridCell]
  ) {
    remaining = (total ?? 0) - lengths.reduce(0, +)
    closedLength = 0
    openCount = 0
    for track in openings.indices { (openings[track], levelLengths[track]) = (0, 0) }
    for track in isSpanned.indices { isSpanned[track] = false }
    for index in rest {
      let tracks = cells[index].tracks(along: axis)
      guard tracks.count > 1, isHeldOpen(tracks) else { continue }
      for track in tracks { isSpanned[track] = true }
    }
    var counts = [Int](repeating: 0, count: lineCount)
    for index in level where isHeldOpen(cells[index].tracks(along: axis)) {
      let tracks = cells[index].tracks(along: axis)
      for track in tracks {
        if openings[track] == 0 { openCount += 1 }
        openings[track] += 1
      }
      for line in cells[index].tracks(along: axis.cross) { counts[line] += tracks.count }
    }
    // R-GRID-12: the share of an open track is that in the line with the most open tracks: columns
    // in a row, or rows in a column.
    let most = counts.max() ?? 0
    available = most == openCount ? remaining : remaining / CGFloat(most) * CGFloat(openCount)
  }

  /// Returns whether a cell that spans these tracks keeps them open: it spans one track, or several
  /// but not all.
  private func isHeldOpen(_ tracks: Range<Int>) -> Bool {
    tracks.count == 1 || tracks.count < gaps.count
  }

  /// The share of each open track, in points: an equal part of the length that closed tracks do not
  /// use.
  var share: CGFloat {
    if total == .infinity { return .infinity }
    let share = (available - closedLength) / CGFloat(openCount)
    return share > 0 ? share : 0
  }

  /// The share of each open track with its numbers, for explanations.
  var explainedShare: GridShare {
    GridShare(available: available - closedLength, trackCount: openCount, share: share)
  }

  /// Returns the proposed length of a cell; `nil` if the grid's proposal is unspecified.
  func proposal(for cell: GridCell, share: CGFloat) -> CGFloat? {
    guard total != nil else { return nil }
    let tracks = cell.tracks(along: axis)
    let own = length(of: tracks)
    // R-GRID-5: an unsized cell is proposed the current length of its tracks.
    if cell.isUnsized(along: axis) { return own }
    // R-GRID-7: the proposal is at least the current length of the tracks.
    if tracks.count == 1 { return max(own, share) }
    let spansAll = tracks.count > 1 && tracks.count == gaps.count
    let shared = spansAll ? remaining : share * CGFloat(tracks.count)
    var between: CGFloat = 0
    for track in tracks.dropLast() { between += gaps[track] }
    return max(own, shared + between)
  }

  /// R-GRID-2: includes a cell's length; a track has the maximum length of the cells that span only
  /// it.
  ///
  /// - Parameters:
  ///   - length: The cell's length in points.
  ///   - cell: The cell.
  ///   - guide: R-GRID-3: the position of the cell's guide, if the track's cells are aligned by
  ///     guides.
  /// - Returns: The length that the track needs for the cell and for the cells aligned with it.
  mutating func include(_ length: CGFloat, of cell: GridCell, guide: CGFloat?) -> CGFloat {
    let tracks = cell.tracks(along: axis)
    guard tracks.count == 1, let track = tracks.first else { return length }
    var needed = length
    if let guide {
      reaches[track, default: AlignmentExtent()].include(length, guide: guide)
      needed = reaches[track]?.length ?? length
    }
    lengths[track] = max(lengths[track], needed)
    levelLengths[track] = max(levelLengths[track], needed)
    isSized[track] = true
    return needed
  }

  /// Closes the cell's track if all of its cells of the current priority are measured; a track in
  /// `isSpanned` remains open.
  mutating func close(after cell: GridCell) {
    let tracks = cell.tracks(along: axis)
    guard tracks.count == 1, let track = tracks.first else { return }
    openings[track] -= 1
    guard openings[track] == 0, !isSpanned[track] else { return }
    openCount -= 1
    closedLength += levelLengths[track]
  }
}

/// R-GRID-8: the lengths of cells that span several columns, which are distributed to those
/// columns.
struct GridSpans {
  /// The spans of columns, each with the maximum length of the cells that span it, in allocation
  /// order.
  private var needs: [(columns: Range<Int>, length: CGFloat)] = []
  private var places: [Range<Int>: Int] = [:]
  /// The lengths of the columns, determined by only the cells that span one column, in points.
  private var ownLengths: [CGFloat]

  init(columnCount: Int) { ownLengths = Array(repeating: 0, count: columnCount) }

  mutating func include(_ length: CGFloat, of cell: GridCell) {
    let columns = cell.columns
    guard columns.count > 1 else {
      ownLengths[columns.lowerBound] = max(ownLengths[columns.lowerBound], length)
      return
    }
    if let place = places[columns] {
      needs[place].length = max(needs[place].length, length)
    } else {
      places[columns] = needs.count
      needs.append((columns, length))
    }
  }

  /// Sets the lengths of the columns, increased where spanning cells need more.
  func apply(to tracks: inout GridTracks) {
    guard !needs.isEmpty else { return }
    tracks.lengths = ownLengths
    var isSpanned = Array(repeating: false, count: ownLengths.count)
    for need in needs {
      let missing = need.length - tracks.length(of: need.columns)
      guard missing > 0 else { continue }
      let unsized = need.columns.filter { !tracks.isSized[$0] }
      let unneeded = unsized.filter { !isSpanned[$0] }
      // A column without a single-column cell grows only for the first span that needs it, and for
      // spans of all columns.
      guard unneeded.count == unsized.count || need.columns.count == isSpanned.count else {
        continue
      }
      // Columns without single-column cells grow first; if there are none, those with such cells
      // grow.
      let growing = unneeded.isEmpty ? need.columns.filter { tracks.isSized[$0] } : unneeded
      for column in growing { tracks.lengths[column] += missing / CGFloat(growing.count) }
      for column in need.columns { isSpanned[column] = true }
    }
  }
}
