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
