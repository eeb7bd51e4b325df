/// The minimum costs of aligning all lines and nodes from a pair of indices on.
///
/// Only a band of diagonals is computed. A diagonal is the index of a node minus the index of a
/// line, within their lists.
struct AlignmentTable {
  private static let unreachable = Int.max / 4

  private let alignment: SiblingAlignment
  private let diagonals: ClosedRange<Int>
  /// The index in ``costs`` of column 0 of each row, even if the band does not contain this column.
  private var rowStarts: [Int] = []
  private var costs: [Int] = []
  /// The cost of each pair; ``unreachable`` for a pair that is on no path with the minimum cost.
  private var pairCosts: [Int] = []

  /// Fills a table from its end; `nil` if the minimum in the band is `limit` or more.
  ///
  /// - Parameters:
  ///   - alignment: The lines, the nodes and the costs of pairs.
  ///   - diagonals: The band; for a list with `...`, it must contain every diagonal.
  ///   - limit: The cost from which the result is not needed.
  /// - Complexity: O(*n* · *d*) for *n* lines and *d* diagonals; each pair is compared at most
  ///   once.
  init?(_ alignment: SiblingAlignment, diagonals: ClosedRange<Int>, below limit: Int = .max) {
    self.alignment = alignment
    self.diagonals = diagonals
    for row in 0...alignment.lines.count {
      let columns = columns(ofRow: row)
      rowStarts.append(costs.count - columns.lowerBound)
      costs.append(contentsOf: repeatElement(Self.unreachable, count: columns.count))
    }
    pairCosts = costs
    for row in (0...alignment.lines.count).reversed() {
      guard fill(row) < limit else { return nil }
    }
  }
}

extension AlignmentTable {
  /// The steps of a path with the minimum cost, from the first line and node.
  ///
  /// If several paths have the same cost, a pair is preferred to a gap, and a missing line to an
  /// extra node.
  var steps: [SiblingAlignment.Step] {
    let (lines, nodes) = (alignment.lines, alignment.nodes)
    var steps: [SiblingAlignment.Step] = []
    var (row, column) = (0, 0)
    while !isEnd(row, column) {
      let (line, node) = (lines.lowerBound + row, nodes.lowerBound + column)
      let rest = cost(row, column)
      if row < lines.count, alignment.isEllipsis(line) {
        let isDone = column == nodes.count || cost(row + 1, column) == rest
        if isDone { row += 1 } else { column += 1 }
      } else if row < lines.count, column < nodes.count,
        rest == pairCosts[rowStarts[row] + column] + cost(row + 1, column + 1)
      {
        steps.append(.matched(line: line, node: node))
        (row, column) = (row + 1, column + 1)
      } else if row < lines.count, rest == SiblingAlignment.gapCost + cost(row + 1, column) {
        steps.append(.missing(line: line))
        row += 1
      } else {
        steps.append(.extra(node: node))
        column += 1
      }
    }
    return steps
  }
}

extension AlignmentTable {
  private func columns(ofRow row: Int) -> ClosedRange<Int> {
    let last = alignment.nodes.count
    return min(max(row + diagonals.lowerBound, 0), last)...min(row + diagonals.upperBound, last)
  }

  private func cost(_ row: Int, _ column: Int) -> Int {
    let isInTable =
      row <= alignment.lines.count && column <= alignment.nodes.count
      && diagonals.contains(column - row)
    return isInTable ? costs[rowStarts[row] + column] : Self.unreachable
  }

  /// Returns whether a path may end at a cell.
  ///
  /// In complete lists, that is the end of both lists; in a window, the end of its lines or of its
  /// nodes.
  private func isEnd(_ row: Int, _ column: Int) -> Bool {
    let (isLastRow, isLastColumn) = (
      row == alignment.lines.count, column == alignment.nodes.count
    )
    return alignment.after == nil
      ? isLastRow && isLastColumn : isLastRow || isLastColumn
  }

  /// Returns the estimated cost of the lines and nodes after a cell at the end of a window.
  ///
  /// Includes the rest of the window and everything after it. As many lines and nodes as possible
  /// count as pairs, and the others as gaps. 0 for complete lists.
  private func costAfter(_ row: Int, _ column: Int) -> Int {
    guard let after = alignment.after else { return 0 }
    let lines = after.lines + alignment.lines.count - row
    let nodes = after.nodes + alignment.nodes.count - column
    return SiblingAlignment.gapCost * abs(lines - nodes)
      + SiblingAlignment.pairEstimate * min(lines, nodes)
  }

  /// Fills a row; the rows after it must be filled.
  ///
  /// - Returns: The minimum of the row. Every path has a cell in each row, so no path costs less.
  private mutating func fill(_ row: Int) -> Int {
    let (lineCount, nodeCount) = (alignment.lines.count, alignment.nodes.count)
    let line = alignment.lines.lowerBound + row
    let isEllipsis = row < lineCount && alignment.isEllipsis(line)
    let gap = isEllipsis ? 0 : SiblingAlignment.gapCost
    var (minimum, next) = (Self.unreachable, Self.unreachable)
    for column in columns(ofRow: row).reversed() {
      var best = min(next, cost(row + 1, column)) + gap
      if isEnd(row, column) { best = costAfter(row, column) }
      let place = rowStarts[row] + column
      if row < lineCount, column < nodeCount, !isEllipsis {
        let rest = cost(row + 1, column + 1)
        if rest <= best {
          pairCosts[place] = alignment.cost(line, alignment.nodes.lowerBound + column)
          best = min(best, rest + pairCosts[place])
        }
      }
      costs[place] = best
      (minimum, next) = (min(minimum, best), best)
    }
    return minimum
  }
}
