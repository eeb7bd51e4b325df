import Foundation

/// The rows and columns of a grid for one proposal, and what each cell answered on the way.
struct GridArrangement {
  /// The proposal to a cell and its answer when it was served.
  struct Allocation {
    var proposal = ProposedViewSize.unspecified
    var answer = CGSize.zero
  }

  var columns: GridTracks
  var rows: GridTracks
  /// In the cells' order.
  var allocations: [Allocation]

  /// The size of all rows and columns with their gaps, in points.
  var size: CGSize {
    CGSize(
      width: columns.length(of: columns.lengths.indices),
      height: rows.length(of: rows.lengths.indices)
    )
  }

  subscript(axis: Axis) -> GridTracks { axis == .horizontal ? columns : rows }

  /// The size of a cell's rows and columns, in points.
  func slot(of cell: GridCell) -> CGSize {
    CGSize(
      width: columns.length(of: cell.tracks(along: .horizontal)),
      height: rows.length(of: cell.tracks(along: .vertical))
    )
  }

  /// How far the cells of a cell's row or column reach to both sides of their line.
  func reach(of cell: GridCell, along axis: Axis) -> AlignmentExtent? {
    let track = cell.tracks(along: axis).lowerBound
    return axis == .horizontal ? columns.reaches[track] : rows.reaches[track]
  }
}

/// The rows or the columns of a grid while cells are served: their lengths, and what is left.
struct GridTracks {
  let axis: Axis
  /// The gap behind each track in points.
  let gaps: [CGFloat]
  /// The length of each track in points.
  var lengths: [CGFloat]
  /// Whether a cell of this track alone has been served.
  private(set) var isSized: [Bool]
  /// How far the cells reach to both sides of the line that they meet on; none where they line up
  /// by their lengths.
  private(set) var reaches: [Int: AlignmentExtent] = [:]

  /// The length for the tracks together, in points; `nil` for a grid that is proposed no length.
  private let total: CGFloat?
  /// How many rows cross the columns, or columns the rows.
  private let lineCount: Int
  /// The length that higher priorities left, in points.
  private var left: CGFloat = 0
  /// The shares of all tracks that the priority being served opened, in points together.
  private var available: CGFloat = 0
  /// How many cells of the priority being served keep each track open.
  private var openings: [Int]
  private var openCount = 0
  /// The length of each track by the cells of the priority being served alone.
  private var served: [CGFloat]
  private var closedLength: CGFloat = 0

  init(along axis: Axis, gaps: [CGFloat], lineCount: Int, proposal: CGFloat?) {
    self.axis = axis
    self.gaps = gaps
    self.lineCount = lineCount
    total = proposal.map { $0 - gaps.reduce(0, +) }
    lengths = Array(repeating: 0, count: gaps.count)
    isSized = Array(repeating: false, count: gaps.count)
    openings = Array(repeating: 0, count: gaps.count)
    served = lengths
  }

  /// The length of tracks and of the gaps between them, in points.
  func length(of tracks: Range<Int>) -> CGFloat {
    var length = lengths[tracks].reduce(0, +)
    for track in tracks.dropLast() { length += gaps[track] }
    return length
  }

  /// Where each track begins, in points.
  var starts: [CGFloat] {
    var position: CGFloat = 0
    return lengths.indices.map { track in
      defer { position += lengths[track] + gaps[track] }
      return position
    }
  }

  /// R-GRID-7: what higher priorities took is gone; the tracks of the cells to serve are open.
  mutating func open(for cells: some Sequence<GridCell>) {
    left = (total ?? 0) - lengths.reduce(0, +)
    closedLength = 0
    openCount = 0
    for track in openings.indices { (openings[track], served[track]) = (0, 0) }
    for cell in cells where isHeldOpen(by: cell) {
      for track in cell.tracks(along: axis) {
        if openings[track] == 0 { openCount += 1 }
        openings[track] += 1
      }
    }
    // R-GRID-12: each open track has the share that the fullest line leaves.
    let most = maximumTracksPerLine(of: cells)
    available = most == openCount ? left : left / CGFloat(most) * CGFloat(openCount)
  }

  /// R-GRID-12: the most tracks that cells take in one line: columns in a row, or rows in a column.
  private func maximumTracksPerLine(of cells: some Sequence<GridCell>) -> Int {
    var counts = [Int](repeating: 0, count: lineCount)
    for cell in cells where isHeldOpen(by: cell) {
      let count = cell.tracks(along: axis).count
      for line in cell.tracks(along: axis.cross) { counts[line] += count }
    }
    return counts.max() ?? 0
  }

  /// A cell over all tracks has no say in what the others share.
  private func isHeldOpen(by cell: GridCell) -> Bool {
    let count = cell.tracks(along: axis).count
    return count == 1 || count < gaps.count
  }

  /// What each open track is offered, in points: an equal part of what closed ones left.
  var share: CGFloat {
    if total == .infinity { return .infinity }
    let share = (available - closedLength) / CGFloat(openCount)
    return share > 0 ? share : 0
  }

  /// The length that a cell is proposed; `nil` where the grid is proposed nothing.
  func proposal(for cell: GridCell, share: CGFloat) -> CGFloat? {
    guard total != nil else { return nil }
    let tracks = cell.tracks(along: axis)
    let own = length(of: tracks)
    // R-GRID-5: an unsized cell takes what there is.
    if cell.isUnsized(along: axis) { return own }
    // R-GRID-7: never less than the tracks are long already.
    let isOverAll = tracks.count > 1 && tracks.count == gaps.count
    let shared = isOverAll ? left : share * CGFloat(tracks.count)
    var between: CGFloat = 0
    for track in tracks.dropLast() { between += gaps[track] }
    return max(own, shared + between)
  }

  /// R-GRID-2: a track is as long as the longest cell that is in this track alone.
  ///
  /// - Parameters:
  ///   - length: The cell's, in points.
  ///   - cell: The cell.
  ///   - guide: R-GRID-3: where the line lies in the cell, if the track's cells meet on one.
  /// - Returns: What the track needs for the cell and those that it meets.
  mutating func include(_ length: CGFloat, of cell: GridCell, guide: CGFloat?) -> CGFloat {
    let tracks = cell.tracks(along: axis)
    guard tracks.count == 1, let track = tracks.first else { return length }
    var needed = length
    if let guide {
      reaches[track, default: AlignmentExtent()].include(length, guide: guide)
      needed = reaches[track]?.length ?? length
    }
    lengths[track] = max(lengths[track], needed)
    served[track] = max(served[track], needed)
    isSized[track] = true
    return needed
  }

  /// Closes the tracks whose cells have all been served; one under a spanning cell stays open.
  mutating func close(after cell: GridCell) {
    let tracks = cell.tracks(along: axis)
    guard tracks.count == 1, let track = tracks.first else { return }
    openings[track] -= 1
    guard openings[track] == 0 else { return }
    openCount -= 1
    closedLength += served[track]
  }
}

/// R-GRID-8: what cells over several columns need, and which columns give it.
struct GridSpans {
  /// The columns that cells span and the most that these need, in the order of serving.
  private var needs: [(columns: Range<Int>, length: CGFloat)] = []
  private var places: [Range<Int>: Int] = [:]
  /// How long the columns are by their own cells alone, in points.
  private var ownLengths: [CGFloat]

  init(columnCount: Int) { ownLengths = Array(repeating: 0, count: columnCount) }

  /// Takes note of a cell's answer.
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

  /// Makes columns as long as their own cells and those over several need.
  func apply(to tracks: inout GridTracks) {
    guard !needs.isEmpty else { return }
    tracks.lengths = ownLengths
    var isSpanned = Array(repeating: false, count: ownLengths.count)
    for need in needs {
      let lack = need.length - tracks.length(of: need.columns)
      guard lack > 0 else { continue }
      let bare = need.columns.filter { !tracks.isSized[$0] }
      let unneeded = bare.filter { !isSpanned[$0] }
      // A column without a cell of its own gives to one span alone, and to cells over all columns.
      guard unneeded.count == bare.count || need.columns.count == isSpanned.count else { continue }
      // Columns that nobody needed yet give all of it; else those with cells of their own.
      let givers = unneeded.isEmpty ? need.columns.filter { tracks.isSized[$0] } : unneeded
      for column in givers { tracks.lengths[column] += lack / CGFloat(givers.count) }
      for column in need.columns { isSpanned[column] = true }
    }
  }
}
