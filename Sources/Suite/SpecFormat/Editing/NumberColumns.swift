/// Lays rows out so that their numbers stand in columns, as the author of a block has them.
package struct NumberColumns: Sendable {
  private static let usualGap = 2

  /// The part of a column's numbers that is in line.
  private let edge: ColumnEdge
  /// The rows that say where the columns are; none where they are nowhere yet.
  private let models: [PlacedRow]
  /// Whether the models are the whole block: then columns move as their widths change.
  private let isWhole: Bool
  /// Whether lines that say what a text shows stand outside of the columns.
  private let leavesTextOut: Bool

  /// Takes the columns over from a block, if its numbers stand in some; else each column is flush
  /// with its right edge, the usual gap before it.
  ///
  /// - Parameters:
  ///   - lines: The block as its author wrote it.
  ///   - trusted: Those of its lines that count where not all of them are in columns.
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
  /// The index of the first line whose numbers stand in no columns with those above it; `nil`
  /// where all do.
  ///
  /// Right edges or decimal points make a column. A line that says what a text shows may stand
  /// outside.
  package static func firstOutOfColumn(_ lines: [String]) -> Int? {
    let rows = lines.map { PlacedRow(of: $0) }
    let set = rows.filter { !$0.row.showsText }
    guard edge(of: set) == nil else { return nil }
    // Rows that stand in no columns do so with any further ones too: halves tell the first.
    var (aligned, unaligned) = (0, set.count)
    while unaligned - aligned > 1 {
      let middle = (aligned + unaligned) / 2
      if edge(of: Array(set[..<middle])) == nil { unaligned = middle } else { aligned = middle }
    }
    return lines.indices.filter { !rows[$0].row.showsText }[unaligned - 1]
  }

  /// The rows as lines.
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

  /// How many characters stand before the line of each column: where it was, as much further as
  /// what stands before it is wider now, and never into another number.
  private func places(for rows: [NumberRow]) -> [Int] {
    let columns = NumberColumn.columns(of: rows, by: edge)
    let old = NumberColumn.columns(of: models.map(\.row), by: edge)
    let anchors = models.map { $0.anchors(edge) }.max { $0.count < $1.count } ?? []
    let nameWidth = Self.nameWidth(rows)
    var shift = isWhole ? nameWidth - Self.nameWidth(models.map(\.row)) : 0
    var places: [Int] = []
    for (index, column) in columns.enumerated() {
      guard index < anchors.count else {
        let start = index == 0 ? nameWidth : places[index - 1] + columns[index - 1].behind
        places.append(start + Self.usualGap + column.before)
        continue
      }
      if isWhole { shift += column.before - old[index].before }
      let place = max(anchors[index] - 1 + shift, minimumPlace(ofColumn: index, in: rows, places))
      shift = place - anchors[index] + 1 + (isWhole ? column.behind - old[index].behind : 0)
      places.append(place)
    }
    return places
  }

  /// The first place of a column at which every row has a blank before its number.
  private func minimumPlace(ofColumn index: Int, in rows: [NumberRow], _ places: [Int]) -> Int {
    rows.filter { index < $0.cells.count }.map { row in
      let end =
        index == 0 ? row.name.count : places[index - 1] + edge.width(behind: row.cells[index - 1])
      return end + 1 + edge.width(before: row.cells[index])
    }.max() ?? 0
  }

  /// A row outside of the columns.
  private func unset(_ row: NumberRow) -> String {
    let gap = String(repeating: " ", count: Self.usualGap)
    return row.source ?? ([row.name] + row.cells).joined(separator: gap)
  }

  /// Whether a row's name and numbers set the columns.
  private func isSet(_ row: NumberRow) -> Bool { !leavesTextOut || !row.showsText }
}

extension NumberColumns {
  /// The part of the rows' numbers that is in line; `nil` where none is.
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

/// How wide a column of numbers is to both sides of its line, in characters.
struct NumberColumn {
  var before = 0
  var behind = 0

  /// The columns of rows, as many as the longest row has numbers.
  static func columns(of rows: [NumberRow], by edge: ColumnEdge) -> [NumberColumn] {
    rows.reduce(into: []) { columns, row in
      for (index, cell) in row.cells.enumerated() {
        if index == columns.count { columns.append(NumberColumn()) }
        columns[index].before = max(columns[index].before, edge.width(before: cell))
        columns[index].behind = max(columns[index].behind, edge.width(behind: cell))
      }
    }
  }
}

/// The part of a column's numbers that is in line.
enum ColumnEdge: CaseIterable {
  /// Their last characters.
  case end
  /// Their decimal points, be they there or not.
  case point

  /// How many characters of a number stand behind the line.
  func width(behind cell: String) -> Int {
    guard self == .point, let point = cell.firstIndex(of: ".") else { return 0 }
    return cell.distance(from: point, to: cell.endIndex)
  }

  /// How many characters of a number stand before the line.
  func width(before cell: String) -> Int { cell.count - width(behind: cell) }
}

/// A line of a block, cut into what it names and the numbers behind it.
package struct NumberRow: Sendable, Equatable {
  /// The name as written, what it is indented with included.
  package var name: String
  /// The numbers as written; empty for a line without any, such as `...`.
  package var cells: [String]
  /// The line that the row was cut from; `nil` for a new one.
  var source: String?

  package init(name: String, cells: [String]) {
    self.name = name
    self.cells = cells
  }
}

extension NumberRow {
  /// Cuts a line of a `frames` block.
  package init(of line: String) {
    self = PlacedRow(of: line).row
  }

  /// Whether the line says what a text shows: such a line may be too long to set the columns.
  var showsText: Bool { name.contains(" -> ") }
}

/// A row with the places of its numbers in the line.
struct PlacedRow {
  var row: NumberRow
  /// The column behind each number, from 1.
  var endColumns: [Int]

  /// Cuts a line: its last words are the numbers, up to four of them and, behind these, a place
  /// in the drawing order.
  init(of line: String) {
    let words = WordScanner(line, firstColumn: 1).words
    let order = words.last?.bare.hasPrefix("z=") == true ? 1 : 0
    let isRow = words.count > 4 + order
    let numbers = isRow ? words.suffix(4 + order) : []
    let name = line.prefix((numbers.first?.column ?? Int.max) - 1)
    let blanks = name.reversed().prefix(while: \.isWhitespace).count
    row = NumberRow(name: String(name.dropLast(blanks)), cells: numbers.map(\.written))
    row.source = line
    endColumns = numbers.map(\.endColumn)
  }
}

extension PlacedRow {
  /// Where each number meets its column's line.
  func anchors(_ edge: ColumnEdge) -> [Int] {
    zip(row.cells, endColumns).map { $1 - edge.width(behind: $0) }
  }
}
