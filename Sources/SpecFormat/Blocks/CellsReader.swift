/// Reads the lines of a `cells` block, which count as those of a `calls` block do.
enum CellsReader {
  /// Reads a block.
  ///
  /// - Parameters:
  ///   - lines: The lines that are not blank.
  ///   - diagnostics: Takes the mistakes; a line with one is left out.
  /// - Returns: The lines that could be read, in order.
  static func read(
    _ lines: [BlockLine],
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> [CellsLine] {
    let names = CellFigure.allCases.map(\.rawValue)
    return CallsReader.read(lines, form: .cells, reportingTo: &diagnostics).compactMap { line in
      if let figure = CellFigure(rawValue: line.name) {
        return CellsLine(
          line: line.line,
          figure: figure,
          relation: line.relation,
          count: line.count
        )
      }
      let column = lines.first { $0.line == line.line }?.column ?? 1
      diagnostics.report(
        .figureUnknown(line.name, nearest: NearestName.of(line.name, among: names)),
        line: line.line,
        column: column
      )
      return nil
    }
  }
}
