import Foundation

/// R-GRID-7: distributes a grid's proposal among its cells.
struct GridDistribution<Children: LayoutChildren> {
  private let proposal: ProposedViewSize
  private let children: Children
  private let cells: [GridCell]
  private let alignments: GridAlignments
  private var arrangement: GridArrangement
  private var spans: GridSpans

  /// Returns the lengths of a grid's rows and columns, and the allocations of its cells, for a
  /// proposal.
  ///
  /// - Complexity: O(*n* log *n* + *p* · *t*) for *n* cells of *p* different priorities in *t* rows
  ///   and columns, and three measurements of each cell.
  static func arrangement(
    of plan: GridPlan,
    for proposal: ProposedViewSize,
    children: Children
  ) -> GridArrangement {
    var distribution = GridDistribution(plan, for: proposal, children: children)
    if proposal == .unspecified {
      // If both dimensions are unspecified, every cell has its ideal size.
      distribution.allocate(distribution.cells.indices, columnShare: 0, rowShare: 0)
      distribution.spans.apply(to: &distribution.arrangement.columns)
    } else {
      distribution.allocateByPriority()
    }
    return distribution.arrangement
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

  private mutating func allocateByPriority() {
    let flexibilities = cells.indices.map { index in
      GridFlexibility(
        isUnsized: !cells[index].traits.unsizedAxes.isEmpty,
        children[index],
        for: proposal
      )
    }
    let order = allocationOrder(of: flexibilities)
    for level in order[...].runs(of: { cells[$0].priority == cells[$1].priority }) {
      let rest = order[level.endIndex...]
      arrangement.columns.open(for: level, before: rest, of: cells)
      arrangement.rows.open(for: level, before: rest, of: cells)
      for group in level.runs(of: { flexibilities[$0] == flexibilities[$1] }) {
        allocate(
          group,
          columnShare: arrangement.columns.share,
          rowShare: arrangement.rows.share
        )
        close(group)
      }
      // R-GRID-8: before cells of lower priority, such as spacers, are allocated.
      spans.apply(to: &arrangement.columns)
    }
  }

  /// Returns the cells' indices in allocation order.
  private func allocationOrder(of flexibilities: [GridFlexibility]) -> [Int] {
    func isAllocatedBefore(_ left: Int, _ right: Int) -> Bool {
      if cells[left].priority != cells[right].priority {
        return cells[left].priority > cells[right].priority
      }
      if flexibilities[left] == flexibilities[right] { return left < right }
      return GridFlexibility.isAllocatedBefore(flexibilities[left], flexibilities[right])
    }
    let order = Array(cells.indices)
    // In most grids, all cells are equally flexible.
    let isSorted = order.dropFirst().allSatisfy { isAllocatedBefore($0 - 1, $0) }
    return isSorted ? order : order.sorted(by: isAllocatedBefore)
  }

  private mutating func close(_ group: ArraySlice<Int>) {
    for index in group {
      arrangement.columns.close(after: cells[index])
      arrangement.rows.close(after: cells[index])
    }
  }

  /// Allocates equal shares to the cells of one flexibility, in source order.
  private mutating func allocate(
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
      let allocation = GridArrangement.Allocation(proposal: own, answer: answer)
      arrangement.allocations[index] = allocation
      children.record(
        .sharing(
          cell: index,
          columns: arrangement.columns.explainedShare,
          rows: arrangement.rows.explainedShare,
          allocation
        )
      )
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

  /// Returns the position of the guide that aligns a cell; `nil` if only the cell's length matters.
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

/// The flexibility of a cell, combined for both axes.
struct GridFlexibility: Equatable {
  /// The number of axes along which the cell has an infinite maximum.
  private var infiniteAxes = 0
  /// The sum of the differences between maximum and minimum along the other axes, in points.
  private var finiteLength: CGFloat = 0
  /// Whether the cell is unsized along any axis.
  private let isUnsized: Bool

  /// Computes the flexibility of a cell from its minimum and maximum size.
  ///
  /// - Parameters:
  ///   - isUnsized: Whether the cell is unsized along any axis.
  ///   - child: The child, which is measured twice unless the sizes are cached.
  ///   - proposal: The grid's proposal; along an unspecified axis, no cell is flexible.
  init(isUnsized: Bool, _ child: some LayoutChild, for proposal: ProposedViewSize) {
    self.isUnsized = isUnsized
    let minimum = child.measure(.zero)
    let maximum = child.measure(.infinity)
    if proposal.width != nil { include(minimum: minimum.width, maximum: maximum.width) }
    if proposal.height != nil { include(minimum: minimum.height, maximum: maximum.height) }
  }

  private mutating func include(minimum: CGFloat, maximum: CGFloat) {
    if maximum < .infinity {
      finiteLength += maximum - minimum
    } else if minimum < .infinity {
      infiniteAxes += 1
    }
  }

  /// R-GRID-7: returns whether a cell is allocated before another one, which is the case if it is
  /// less flexible.
  ///
  /// Between equally flexible cells, one that is sized along both axes comes first.
  static func isAllocatedBefore(_ left: GridFlexibility, _ right: GridFlexibility) -> Bool {
    if left.infiniteAxes != right.infiniteAxes { return left.infiniteAxes < right.infiniteAxes }
    if left.finiteLength != right.finiteLength { return left.finiteLength < right.finiteLength }
    return !left.isUnsized && right.isUnsized
  }
}

extension ArraySlice {
  /// Splits the slice into the longest runs of equal neighbors, in order.
  ///
  /// - Complexity: O(*n*).
  func runs(of areEqual: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var runs: [ArraySlice<Element>] = []
    var (start, index) = (startIndex, startIndex + 1)
    while index < endIndex {
      if !areEqual(self[index - 1], self[index]) {
        runs.append(self[start..<index])
        start = index
      }
      index += 1
    }
    if start < endIndex { runs.append(self[start...]) }
    return runs
  }
}
