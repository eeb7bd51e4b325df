/// Reads the lines of a `calls` block.
enum CallsReader {
  /// Reads a block.
  ///
  /// - Parameters:
  ///   - lines: The lines that are not blank.
  ///   - form: What a line must look like.
  ///   - diagnostics: Takes the mistakes; a line with one is left out.
  /// - Returns: The lines that could be read, in order.
  static func read(
    _ lines: [BlockLine],
    form: LineForm = .call,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> [CallLine] {
    lines.compactMap { line(of: $0, form: form, reportingTo: &diagnostics) }
  }

  private static func line(
    of source: BlockLine,
    form: LineForm,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> CallLine? {
    guard var words = source.words(reportingTo: &diagnostics)?[...] else { return nil }
    let name = words.popFirst()?.name
    var relation = CallLine.Relation.exactly
    if words.count == 2, let bound = words.first.flatMap({ CallLine.Relation(rawValue: $0.bare) }) {
      relation = bound
      words.removeFirst()
    }
    guard let name, words.count == 1, let number = words.first else {
      diagnostics.report(.lineInvalid(form), line: source.line, column: source.column)
      return nil
    }
    let isWhole = number.quoted == nil && number.bare.utf8.allSatisfy(\.isDigit)
    guard isWhole, let count = Int(number.bare) else {
      diagnostics.report(.countInvalid(number.written), line: source.line, column: number.column)
      return nil
    }
    return CallLine(line: source.line, name: name, relation: relation, count: count)
  }
}
