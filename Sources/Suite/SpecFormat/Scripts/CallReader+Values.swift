extension CallReader {
  /// Reads what a call must return.
  ///
  /// - Parameters:
  ///   - verb: The call.
  ///   - columns: The line that it stands in.
  ///   - diagnostics: Takes the mistakes.
  /// - Returns: The value; `nil` where none is expected, and where it has a mistake.
  func value(
    of verb: ScriptVerb,
    in columns: ScriptColumns,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> ScriptValue? {
    guard let arrow = columns.arrow else { return nil }
    let words = columns.value
    switch verb.shape.value {
    case nil:
      diagnostics.report(.valueUnexpected(verb.rawValue), line: line, column: arrow.column)
      return nil
    case .names:
      return items(words, isTree: false, reportingTo: &diagnostics).map { .names($0.map(\.name)) }
    case .tree:
      return items(words, isTree: true, reportingTo: &diagnostics).map { .tree($0) }
    case .count:
      return count(words, behind: arrow, reportingTo: &diagnostics).map { .count($0) }
    case .name:
      return name(words, behind: arrow, reportingTo: &diagnostics)
    }
  }

  private func count(
    _ words: ArraySlice<Word>,
    behind arrow: Word,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> Int? {
    if words.count == 1, let count = words.first?.index { return count }
    let text = words.map(\.written).joined(separator: " ")
    let column = words.first?.column ?? arrow.column
    diagnostics.report(.countInvalid(text), line: line, column: column)
    return nil
  }

  /// A name, or `nil` for none.
  private func name(
    _ words: ArraySlice<Word>,
    behind arrow: Word,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> ScriptValue? {
    guard words.count == 1, let word = words.first else {
      diagnostics.report(.valueNameInvalid, line: line, column: arrow.column)
      return nil
    }
    if word.isPlain("nil") || word.isPlain("-") { return .name(nil) }
    return word.snapshotName(line: line, reportingTo: &diagnostics).map { .name($0) }
  }
}
