/// Lays rows out so that their numbers stand in columns, as the author of a block has them.
package struct NumberColumns: Sendable {
  private static let usualGap = 2

  /// What the numbers of a column have in line.
  private let edge: ColumnEdge
  /// How many blanks stand before each column where its widest number is; beyond the last one,
  /// the usual two.
  private let gaps: [Int]
  /// Whether lines that say what a text shows stand outside of the columns.
  private let leavesTextOut: Bool

  /// Takes the columns over from a block, if its numbers stand in some; else each column is flush
  /// with its right edge, the usual gap before it.
  package init(like lines: [String] = []) {
    let all = lines.map { PlacedRow(of: $0) }
    let rows = all.filter { !$0.row.showsText }
    let edge = Self.edge(of: rows)
    self.edge = edge ?? .end
    let isTextAligned = edge.map { Self.areAligned(all, by: $0) } ?? false
    let leavesTextOut = !rows.isEmpty && !isTextAligned
    self.leavesTextOut = leavesTextOut
    gaps = edge.map { Self.gaps(of: leavesTextOut ? rows : all, by: $0) } ?? []
  }
}

extension NumberColumns {
  /// The index of the first line whose numbers stand in no columns with those above it; `nil`
  /// where all do.
  ///
  /// Right edges or decimal points make a column. A line that says what a text shows may stand
  /// outside.
  package static func firstOutOfColumn(_ lines: [String]) -> Int? {
    let rows = lines.map { PlacedRow(of: $0) }
    let set = rows.filter { !$0.row.showsText }
    guard edge(of: set) == nil else { return nil }
    return lines.indices.first { index in
      edge(of: rows[...index].filter { !$0.row.showsText }) == nil && !rows[index].row.showsText
    }
  }

  /// The rows as lines.
  package func lines(_ rows: [NumberRow]) -> [String] {
    let columns = NumberColumn.columns(of: rows.filter { isSet($0) }, by: edge)
    let nameWidth = Self.nameWidth(rows.filter { isSet($0) })
    return rows.map { row in
      guard isSet(row) else { return unset(row) }
      var line = row.name
      var start = nameWidth
      for (index, cell) in row.cells.enumerated() {
        let anchor = start + gap(before: index) + columns[index].before
        let blanks = anchor - line.count - edge.width(before: cell)
        line += String(repeating: " ", count: blanks) + cell
        start = anchor + columns[index].behind
      }
      return line
    }
  }

  /// A row outside of the columns.
  private func unset(_ row: NumberRow) -> String {
    row.cells.enumerated().reduce(row.name) { line, cell in
      line + String(repeating: " ", count: gap(before: cell.offset)) + cell.element
    }
  }

  private func gap(before index: Int) -> Int {
    index < gaps.count ? gaps[index] : Self.usualGap
  }

  /// Whether a row's name and numbers set the columns.
  private func isSet(_ row: NumberRow) -> Bool { !leavesTextOut || !row.showsText }
}

extension NumberColumns {
  /// What rows have in line; `nil` where it is nothing.
  private static func edge(of rows: [PlacedRow]) -> ColumnEdge? {
    ColumnEdge.allCases.first { areAligned(rows, by: $0) }
  }

  private static func areAligned(_ rows: [PlacedRow], by edge: ColumnEdge) -> Bool {
    let anchors = rows.map { $0.anchors(edge) }
    let longest = anchors.max { $0.count < $1.count } ?? []
    return anchors.allSatisfy { longest.starts(with: $0) }
  }

  private static func gaps(of rows: [PlacedRow], by edge: ColumnEdge) -> [Int] {
    let columns = NumberColumn.columns(of: rows.map(\.row), by: edge)
    let anchors = rows.map { $0.anchors(edge) }.max { $0.count < $1.count } ?? []
    var start = nameWidth(rows.map(\.row)) + 1
    return zip(anchors, columns).map { anchor, column in
      defer { start = anchor + column.behind }
      return max(1, anchor - column.before - start)
    }
  }

  private static func nameWidth(_ rows: [NumberRow]) -> Int {
    rows.filter { !$0.cells.isEmpty }.map(\.name.count).max() ?? 0
  }
}
