/// Reads the lines of an `issues` block.
enum IssuesReader {
  /// Reads a block.
  ///
  /// - Parameters:
  ///   - lines: The lines that are not blank.
  ///   - diagnostics: Takes the mistakes; a line with one is left out.
  /// - Returns: The kinds that could be read, in order.
  static func read(
    _ lines: [BlockLine],
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> IssuesExpectation {
    var issues = IssuesExpectation(lines: [])
    for source in lines {
      let kind = source.text.trimmed
      if kind == "..." {
        issues.allowsOthers = true
      } else if IssueKindNames.all.contains(kind) {
        issues.lines.append(IssuesExpectation.Line(line: source.line, kind: kind))
      } else if kind.contains(where: \.isWhitespace) {
        diagnostics.report(.lineInvalid(.issue), line: source.line, column: source.column)
      } else {
        let nearest = NearestName.of(kind, among: IssueKindNames.all)
        diagnostics.report(
          .issueKindUnknown(kind, nearest: nearest),
          line: source.line,
          column: source.column
        )
      }
    }
    return issues
  }
}
