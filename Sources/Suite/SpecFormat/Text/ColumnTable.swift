/// Lines of a name and some numbers, with the numbers in aligned columns.
struct ColumnTable {
  struct Row {
    /// How many levels the name is indented, two spaces each.
    var depth: Int
    var name: String
    /// The numbers; empty for a line that has none, such as `...`.
    var cells: [String]
  }

  var rows: [Row] = []
}

extension ColumnTable {
  /// The lines, joined by line feeds and without one at the end: names to the left, each column
  /// of numbers to the right, two spaces between.
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
