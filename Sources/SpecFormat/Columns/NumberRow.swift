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
