/// Reads the lines of a `laws` block.
enum LawsReader {
  /// Reads a block.
  ///
  /// - Parameters:
  ///   - lines: The lines that are not blank.
  ///   - diagnostics: Takes the mistakes; a line with one is left out.
  /// - Returns: The laws that could be read, in order.
  static func read(
    _ lines: [BlockLine],
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> [LawLine] {
    lines.compactMap { line(of: $0, reportingTo: &diagnostics) }
  }

  private static func line(
    of source: BlockLine,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> LawLine? {
    let name = source.text.trimmed
    if let law = LawName(rawValue: name) { return LawLine(line: source.line, law: law) }
    let mistake: SpecMistake =
      name.contains(where: \.isWhitespace)
      ? .lineInvalid(.law)
      : .lawUnknown(name, nearest: NearestName.of(name, among: LawName.allCases.map(\.rawValue)))
    diagnostics.report(mistake, line: source.line, column: source.column)
    return nil
  }
}
