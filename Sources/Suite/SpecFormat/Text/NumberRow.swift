/// A line of a block, split into a name and the numbers after it.
package struct NumberRow: Sendable, Equatable {
  /// The name as written, including its indentation.
  package var name: String
  /// The numbers as written; empty for a line without any, such as `...`.
  package var cells: [String]
  /// The original line; `nil` for a new row.
  package var source: String?

  package init(name: String, cells: [String]) {
    self.name = name
    self.cells = cells
  }
}

extension NumberRow {
  /// Splits a line of a `frames` block.
  package init(of line: String) {
    self = PlacedRow(of: line).row
  }

  /// Whether the line contains the content of a text (`->`), and so may be too long to align the
  /// others with.
  package var showsText: Bool { name.contains(" -> ") }
}

/// A row with the positions of its numbers in the line.
package struct PlacedRow {
  package var row: NumberRow
  /// The column after each number, from 1.
  package var endColumns: [Int]

  /// Splits a line, whose last words are four numbers and an optional `z=N`.
  package init(of line: String) {
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
