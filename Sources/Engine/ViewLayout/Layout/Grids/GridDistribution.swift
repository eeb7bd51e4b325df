import Foundation

/// R-GRID-7: shares a grid's proposal among its cells.
struct GridDistribution<Children: LayoutChildren> {
  private let proposal: ProposedViewSize
  private let children: Children
  private let cells: [GridCell]
  private let alignments: GridAlignments
  private var arrangement: GridArrangement
  private var spans: GridSpans

  /// The rows and columns that a proposal makes of a grid's cells.
  ///
  /// - Complexity: O(*n* log *n* + *p* · *t*) for *n* cells of *p* different priorities in *t*
  ///   rows and columns, and three measurements of each cell.
  static func arrangement(
    of plan: GridPlan,
    for proposal: ProposedViewSize,
    children: Children
  ) -> GridArrangement {
    var sharing = GridDistribution(plan, for: proposal, children: children)
    if proposal == .unspecified {
      // Where nothing is proposed, nothing is shared: every cell has its ideal size.
      sharing.serve(sharing.cells.indices, columnShare: 0, rowShare: 0)
      sharing.spans.apply(to: &sharing.arrangement.columns)
    } else {
      sharing.serveByPriority()
    }
    return sharing.arrangement
  }

  private init(_ plan: GridPlan, for proposal: ProposedViewSize, children: Children) {
    self.children = children
    self.proposal = proposal
    cells = plan.shape.cells
    alignments = plan.alignments
    arrangement = GridArrangement(
      columns: GridTracks(
        along: .horizontal,
        gaps: plan.columnGaps,
        lineCount: plan.rowGaps.count,
        proposal: proposal.width
      ),
      rows: GridTracks(
        along: .vertical,
        gaps: plan.rowGaps,
        lineCount: plan.columnGaps.count,
        proposal: proposal.height
      ),
      allocations: Array(repeating: GridArrangement.Allocation(), count: cells.count)
    )
    spans = GridSpans(columnCount: plan.columnGaps.count)
  }

  private mutating func serveByPriority() {
    let flexibilities = cells.map { GridFlexibility(of: $0, children[$0.index], for: proposal) }
    let order = cells.indices.sorted { left, right in
      if cells[left].priority != cells[right].priority {
        return cells[left].priority > cells[right].priority
      }
      if flexibilities[left] == flexibilities[right] { return left < right }
      return GridFlexibility.isAllocatedBefore(flexibilities[left], flexibilities[right])
    }
    for level in order[...].runs(of: { cells[$0].priority == cells[$1].priority }) {
      open(level)
      for group in level.runs(of: { flexibilities[$0] == flexibilities[$1] }) {
        serve(
          group,
          columnShare: arrangement.columns.share,
          rowShare: arrangement.rows.share
        )
        close(group)
      }
      spans.apply(to: &arrangement.columns)
    }
  }

  private mutating func open(_ level: ArraySlice<Int>) {
    let served = level.lazy.map { [cells] in cells[$0] }
    arrangement.columns.open(for: served)
    arrangement.rows.open(for: served)
  }

  private mutating func close(_ group: ArraySlice<Int>) {
    for index in group {
      arrangement.columns.close(after: cells[index])
      arrangement.rows.close(after: cells[index])
    }
  }

  /// Serves cells of one flexibility, which have equal shares, in the order of the source.
  private mutating func serve(
    _ group: some Collection<Int>,
    columnShare: CGFloat,
    rowShare: CGFloat
  ) {
    for index in group {
      let cell = cells[index]
      let own = ProposedViewSize(
        width: arrangement.columns.proposal(for: cell, share: columnShare),
        height: arrangement.rows.proposal(for: cell, share: rowShare)
      )
      let answer = children[index].measure(own)
      arrangement.allocations[index] = GridArrangement.Allocation(proposal: own, answer: answer)
      let width = arrangement.columns.include(
        answer.width,
        of: cell,
        guide: guide(of: cell, along: .horizontal, answer: answer, proposal: own)
      )
      spans.include(width, of: cell)
      _ = arrangement.rows.include(
        answer.height,
        of: cell,
        guide: guide(of: cell, along: .vertical, answer: answer, proposal: own)
      )
    }
  }

  /// Where the line lies that a cell meets others on; `nil` where it meets none.
  private func guide(
    of cell: GridCell,
    along axis: Axis,
    answer: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    guard alignments.isAligned(cell, along: axis) else { return nil }
    let key = alignments.key(of: cell, along: axis)
    return children[cell.index].guide(key, size: answer, proposal: proposal)
  }
}

/// How far a cell can stretch, both ways together.
struct GridFlexibility: Equatable {
  /// Along how many axes the cell has no greatest length.
  private var endlessAxes = 0
  /// How far it stretches along the others, in points.
  private var finiteLength: CGFloat = 0
  /// Whether the cell takes what others make along an axis.
  private let isUnsized: Bool

  /// Compares what a cell answers to nothing and to everything.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - child: Its child; it is asked twice, unless it remembers.
  ///   - proposal: The grid's: along an axis that has none, nothing stretches.
  init(of cell: GridCell, _ child: some LayoutChild, for proposal: ProposedViewSize) {
    isUnsized = !cell.traits.unsizedAxes.isEmpty
    let minimum = child.measure(.zero)
    let maximum = child.measure(.infinity)
    for axis in Axis.allCases where proposal[axis] != nil {
      if maximum[axis] < .infinity {
        finiteLength += maximum[axis] - minimum[axis]
      } else if minimum[axis] < .infinity {
        endlessAxes += 1
      }
    }
  }

  /// R-GRID-7: ascending flexibility; of two alike, the one that is sized both ways first.
  static func isAllocatedBefore(_ left: GridFlexibility, _ right: GridFlexibility) -> Bool {
    if left.endlessAxes != right.endlessAxes { return left.endlessAxes < right.endlessAxes }
    if left.finiteLength != right.finiteLength { return left.finiteLength < right.finiteLength }
    return !left.isUnsized && right.isUnsized
  }
}

extension ArraySlice {
  /// The longest stretches of neighbours that are all alike, in order.
  ///
  /// - Complexity: O(*n*).
  func runs(of areAlike: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var runs: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices.dropFirst() where !areAlike(self[index - 1], self[index]) {
      runs.append(self[start..<index])
      start = index
    }
    if start < endIndex { runs.append(self[start...]) }
    return runs
  }
}
