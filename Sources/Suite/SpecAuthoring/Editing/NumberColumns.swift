package import SpecFormat

/// Aligns the numbers of rows in columns, in the same way as an existing block.
package struct NumberColumns: Sendable {
  private static let usualGap = 2

  /// The part of the numbers that is aligned.
  private let edge: ColumnEdge
  /// The rows that determine the columns; empty if there are no columns yet.
  private let models: [PlacedRow]
  /// Whether the rows are the whole block, so that columns move if their widths change.
  private let isWhole: Bool
  /// Whether lines with the content of a text (`->`) are not aligned.
  private let leavesTextOut: Bool

  /// Creates columns like those of a block.
  ///
  /// If the block has no columns, numbers are aligned at the right, after the default gap.
  ///
  /// - Parameters:
  ///   - lines: The block as written.
  ///   - trusted: The lines that determine the columns if not all lines are aligned.
  package init(like lines: [String] = [], trusting trusted: [String] = []) {
    let all = lines.map { PlacedRow(of: $0) }
    let texts = all.filter(\.row.showsText)
    var rows = all.filter { !$0.row.showsText }
    isWhole = Self.edge(of: rows) != nil
    if !isWhole { rows = trusted.map { PlacedRow(of: $0) }.filter { !$0.row.showsText } }
    let edge = Self.edge(of: rows)
    if let edge, Self.areAligned(rows + texts, by: edge) {
      models = rows + texts
      leavesTextOut = false
    } else {
      models = edge == nil ? [] : rows
      leavesTextOut = all.count > texts.count
    }
    self.edge = edge ?? .end
  }
}

extension NumberColumns {
  /// Returns the index of the first line whose numbers are not aligned with those above it; `nil`
  /// if all are aligned.
  ///
  /// Numbers are aligned by their right edges or their decimal points. Lines with the content of a
  /// text (`->`) are ignored.
  package static func firstOutOfColumn(_ lines: [String]) -> Int? {
    let rows = lines.map { PlacedRow(of: $0) }
    let set = rows.filter { !$0.row.showsText }
    guard edge(of: set) == nil else { return nil }
    // If some rows are not aligned, more rows are not either, so a binary search finds the first
    // one.
    var (aligned, unaligned) = (0, set.count)
    while unaligned - aligned > 1 {
      let middle = (aligned + unaligned) / 2
      if edge(of: Array(set[..<middle])) == nil { unaligned = middle } else { aligned = middle }
    }
    return lines.indices.filter { !rows[$0].row.showsText }[unaligned - 1]
  }

  /// Returns the rows as lines with aligned numbers.
  package func lines(_ rows: [NumberRow]) -> [String] {
    let places = places(for: rows.filter { isSet($0) })
    return rows.map { row in
      guard isSet(row) else { return unset(row) }
      return zip(row.cells, places).reduce(row.name) { line, cell in
        let blanks = cell.1 - line.count - edge.width(before: cell.0)
        return line + String(repeating: " ", count: blanks) + cell.0
      }
    }
  }

  /// Returns the offset of each column's alignment edge, in characters.
  ///
  /// A column keeps its position, but moves right by the amount that the text before it grows, and
  /// never overlaps another number.
  private func places(for rows: [NumberRow]) -> [Int] {
    let columns = NumberColumn.columns(of: rows, by: edge)
    let old = NumberColumn.columns(of: models.map(\.row), by: edge)
    let anchors = models.map { $0.anchors(edge) }.max { $0.count < $1.count } ?? []
    let nameWidth = Self.nameWidth(rows)
    var shift = isWhole ? nameWidth - Self.nameWidth(models.map(\.row)) : 0
    var places: [Int] = []
    for (index, column) in columns.enumerated() {
      guard index < anchors.count else {
        let start = index == 0 ? nameWidth : places[index - 1] + columns[index - 1].after
        places.append(start + Self.usualGap + column.before)
        continue
      }
      if isWhole { shift += column.before - old[index].before }
      let place = max(anchors[index] - 1 + shift, minimumPlace(ofColumn: index, in: rows, places))
      shift = place - anchors[index] + 1 + (isWhole ? column.after - old[index].after : 0)
      places.append(place)
    }
    return places
  }

  /// Returns the smallest position of a column that leaves a blank before each number.
  private func minimumPlace(ofColumn index: Int, in rows: [NumberRow], _ places: [Int]) -> Int {
    rows.filter { index < $0.cells.count }.map { row in
      let end =
        index == 0 ? row.name.count : places[index - 1] + edge.width(after: row.cells[index - 1])
      return end + 1 + edge.width(before: row.cells[index])
    }.max() ?? 0
  }

  /// Returns a row that is not aligned.
  private func unset(_ row: NumberRow) -> String {
    let gap = String(repeating: " ", count: Self.usualGap)
    return row.source ?? ([row.name] + row.cells).joined(separator: gap)
  }

  /// Returns whether a row is aligned.
  private func isSet(_ row: NumberRow) -> Bool { !leavesTextOut || !row.showsText }
}

extension NumberColumns {
  /// Returns the part by which the rows' numbers are aligned; `nil` if they are not.
  private static func edge(of rows: [PlacedRow]) -> ColumnEdge? {
    ColumnEdge.allCases.first { areAligned(rows, by: $0) }
  }

  private static func areAligned(_ rows: [PlacedRow], by edge: ColumnEdge) -> Bool {
    let anchors = rows.map { $0.anchors(edge) }
    let longest = anchors.max { $0.count < $1.count } ?? []
    return anchors.allSatisfy { longest.starts(with: $0) }
  }

  private static func nameWidth(_ rows: [NumberRow]) -> Int {
    rows.filter { !$0.cells.isEmpty }.map(\.name.count).max() ?? 0
  }
}

/// The widths of a column before and after its alignment edge, in characters.
struct NumberColumn {
  var before = 0
  var after = 0

  /// Returns the columns of rows, as many as the longest row has numbers.
  static func columns(of rows: [NumberRow], by edge: ColumnEdge) -> [NumberColumn] {
    rows.reduce(into: []) { columns, row in
      for (index, cell) in row.cells.enumerated() {
        if index == columns.count { columns.append(NumberColumn()) }
        columns[index].before = max(columns[index].before, edge.width(before: cell))
        columns[index].after = max(columns[index].after, edge.width(after: cell))
      }
    }
  }
}

/// The part of the numbers in a column that is aligned.
enum ColumnEdge: CaseIterable {
  /// The last characters of the numbers.
  case end
  /// The decimal points; that of a whole number is after its last digit.
  case point

  /// Returns the number of characters after the alignment edge.
  func width(after cell: String) -> Int {
    guard self == .point, let point = cell.firstIndex(of: ".") else { return 0 }
    return cell.distance(from: point, to: cell.endIndex)
  }

  /// Returns the number of characters before the alignment edge.
  func width(before cell: String) -> Int { cell.count - width(after: cell) }
}

extension PlacedRow {
  /// Returns the position of the alignment edge of each number.
  func anchors(_ edge: ColumnEdge) -> [Int] {
    zip(row.cells, endColumns).map { $1 - edge.width(after: $0) }
  }
}
