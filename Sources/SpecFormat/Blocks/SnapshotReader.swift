/// Reads the lines of a `snapshot` block.
enum SnapshotReader {
  /// Reads a block.
  ///
  /// - Parameters:
  ///   - lines: The lines that are not blank.
  ///   - diagnostics: Takes the mistakes; a line with one is left out.
  /// - Returns: The lines that could be read, in order.
  static func read(
    _ lines: [BlockLine],
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> [SnapshotLine] {
    var known = KnownNames()
    return lines.compactMap { source in
      guard let words = source.words(endingAt: SnapshotName.marks, reportingTo: &diagnostics),
        let sections = StateReader.sections(
          words[...],
          known: &known,
          line: source.line,
          reportingTo: &diagnostics
        )
      else { return nil }
      if sections.isEmpty, lines.count > 1 {
        diagnostics.report(.emptyStateNotAlone, line: source.line, column: source.column)
        return nil
      }
      return SnapshotLine(line: source.line, sections: sections)
    }
  }
}
