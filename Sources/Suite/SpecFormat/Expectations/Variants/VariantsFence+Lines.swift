/// The lines of a `variants` block, in values and as cells.
extension VariantsFence {
  /// The lines as they are written.
  var statedLines: [StatedLine] {
    [statedHead].compactMap(\.self) + rows.map { Self.statedLine($0.texts) }
  }

  /// The first line; `nil` for an empty block.
  var statedHead: StatedLine? { head.map { Self.statedLine($0.texts) } }

  /// A line of some cells: what is before the bar is its name, what is behind it its values.
  static func statedLine(_ cells: [String]) -> StatedLine {
    let bar = cells.firstIndex(of: AlignedTable.bar) ?? cells.endIndex
    let values = cells[bar...].dropFirst().map { cell -> LineValue in
      NumberLiteral(cell).map { .number($0) } ?? .words(cell)
    }
    return StatedLine(cells[..<bar].joined(separator: "  "), values)
  }

  package static func cells(of line: StatedLine) -> [String] {
    var diagnostics = DiagnosticCollector(file: "")
    let name = BlockLine(line: 1, firstColumn: 1, text: line.name)
    let conditions = TableLine(name, reportingTo: &diagnostics)?.cells(ofPart: 0).map(\.text)
    return (conditions ?? [line.name]) + [AlignedTable.bar] + line.values.map(\.text)
  }

  package static func text(of line: StatedLine) -> String {
    cells(of: line).joined(separator: "  ")
  }
}

extension VariantsFence.Head {
  /// The cells, the bar among them.
  var texts: [String] {
    conditions.map(\.rawValue) + [AlignedTable.bar] + columns.map(\.text)
  }
}

extension VariantsFence.Row {
  /// The cells, the bar among them.
  var texts: [String] {
    conditions.map(\.text) + [AlignedTable.bar] + cells.map(\.text)
  }
}
