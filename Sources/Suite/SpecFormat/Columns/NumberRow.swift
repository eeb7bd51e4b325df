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
