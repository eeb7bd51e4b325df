/// Reads the lines of a `resting` block.
enum RestingReader {
  /// Reads a block.
  ///
  /// - Parameters:
  ///   - lines: The lines that are not blank.
  ///   - section: The section that the info string names.
  ///   - diagnostics: Takes the mistakes; a line with one is left out.
  /// - Returns: The lines that could be read, in order.
  static func read(
    _ lines: [BlockLine],
    ofSection section: Int,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> RestingExpectation {
    RestingExpectation(
      section: section,
      lines: lines.compactMap { line(of: $0, reportingTo: &diagnostics) }
    )
  }

  private static func line(
    of source: BlockLine,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> RestingExpectation.Line? {
    guard let words = source.words(reportingTo: &diagnostics) else { return nil }
    guard words.count == 3, words[1].written == "->" else {
      diagnostics.report(.lineInvalid(.resting), line: source.line, column: source.column)
      return nil
    }
    let proposed = words[0].number(line: source.line, reportingTo: &diagnostics)
    let resting = words[2].number(line: source.line, reportingTo: &diagnostics)
    guard let proposed, let resting else { return nil }
    return RestingExpectation.Line(line: source.line, proposed: proposed, resting: resting)
  }
}
