/// The rows of a table with aligned columns, beginning with its head.
package struct AlignedTable {
  /// The separator between the two halves of a table.
  static let barMark: Character = "|"
  static let bar = String(barMark)
  private static let gap = 2

  /// The cells of each row, including the bar.
  var rows: [[String]]
  /// Whether each column is aligned at the right, as numbers are, rather than at the left.
  var isFlushRight: [Bool]

  init(rows: [[String]], isFlushRight: [Bool]) {
    self.rows = rows
    self.isFlushRight = isFlushRight
  }

  /// Creates a table whose columns are aligned at the left.
  package init(_ rows: [[String]]) {
    self.init(rows: rows, isFlushRight: rows.first?.map { _ in false } ?? [])
  }
}

extension AlignedTable {
  /// The rows as lines: two blanks before a column, one after a bar, and none at the end of a line.
  package var lines: [String] {
    let widths = widths
    return rows.map { row in
      var line = ""
      for (index, cell) in row.enumerated() {
        if index > 0 {
          let gap = row[index - 1] == Self.bar ? 1 : Self.gap
          line += String(repeating: " ", count: gap)
        }
        let padding = String(repeating: " ", count: widths[index] - cell.count)
        line += isFlushRight[index] ? padding + cell : cell + padding
      }
      let blanks = line.reversed().prefix(while: \.isWhitespace).count
      return String(line.dropLast(blanks))
    }
  }

  private var widths: [Int] {
    rows.reduce(into: [Int](repeating: 0, count: isFlushRight.count)) { widths, row in
      for (index, cell) in row.enumerated() { widths[index] = max(widths[index], cell.count) }
    }
  }
}

/// Lines that consist of a name and numbers, with the numbers in aligned columns.
struct ColumnTable {
  struct Row {
    /// The level of indentation of the name, with two spaces per level.
    var depth: Int
    var name: String
    /// The numbers; empty for a line without any, such as `...`.
    var cells: [String]
  }

  var rows: [Row] = []
}

extension ColumnTable {
  /// The lines, joined by line feeds without one at the end.
  ///
  /// Names are aligned at the left and numbers at the right, with two spaces between columns.
  var text: String {
    let names = rows.map { String(repeating: "  ", count: $0.depth) + $0.name }
    let nameWidth = zip(rows, names).filter { !$0.0.cells.isEmpty }.map(\.1.count).max() ?? 0
    let widths = columnWidths
    return zip(rows, names).map { row, name in
      guard !row.cells.isEmpty else { return name }
      let cells = zip(row.cells, widths).map { Self.padding($0, to: $1) + $0 }
      return ([name + Self.padding(name, to: nameWidth)] + cells).joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private var columnWidths: [Int] {
    rows.reduce(into: []) { widths, row in
      for (column, cell) in row.cells.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
  }

  private static func padding(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count))
  }
}
