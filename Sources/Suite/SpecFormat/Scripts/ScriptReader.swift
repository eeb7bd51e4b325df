/// A reader of the lines of a script.
struct ScriptReader {
  private let form: ScriptForm

  /// Reads the lines of a script.
  ///
  /// - Parameters:
  ///   - fence: The block.
  ///   - form: The form of the script.
  ///   - conditions: The conditions in the info string.
  ///   - diagnostics: The collector of mistakes; a line with one is left out.
  /// - Returns: The script as far as it could be read.
  static func read(
    _ fence: FencedBlock,
    form: ScriptForm,
    conditions: Conditions,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> ScriptSpec {
    let reader = ScriptReader(form: form)
    let lines = fence.writtenLines
    let empty: SnapshotContent = form == .snapshot ? .sections([]) : .tree([])
    let start = lines.first.flatMap { reader.start(of: $0, reportingTo: &diagnostics) }
    if lines.isEmpty {
      diagnostics.report(.scriptStartMissing, line: fence.line)
    } else if lines.count == 1 {
      diagnostics.report(.scriptCallMissing, line: fence.line)
    }
    return ScriptSpec(
      form: form,
      start: start ?? empty,
      startLine: lines.first?.line ?? fence.line,
      lines: lines.dropFirst().compactMap { reader.line(of: $0, reportingTo: &diagnostics) },
      conditions: conditions
    )
  }
}

extension ScriptReader {
  /// Parses the state in the first line; `nil` after reporting a mistake, such as a call in its
  /// place.
  private func start(
    of source: BlockLine,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> SnapshotContent? {
    guard let words = source.words(endingAt: SnapshotName.marks, reportingTo: &diagnostics),
      let first = words.first
    else { return nil }
    if first.quoted == nil, ScriptVerb(rawValue: first.bare) != nil,
      words.dropFirst().first?.isPlain(":") != true
    {
      diagnostics.report(.scriptStartMissing, line: source.line, column: first.column)
      return nil
    }
    return StateReader.state(
      words[...],
      form: form,
      line: source.line,
      reportingTo: &diagnostics
    )
  }

  /// Parses a call with its expected results; `nil` after reporting every mistake in the line.
  private func line(
    of source: BlockLine,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> ScriptLine? {
    guard let words = source.words(endingAt: SnapshotName.marks, reportingTo: &diagnostics) else {
      return nil
    }
    let columns = ScriptColumns(words, of: source)
    let outcomes = OutcomeReader(line: source.line)
    guard outcomes.isApart(in: columns, reportingTo: &diagnostics) else { return nil }
    let reader = CallReader(form: form, line: source.line)
    let verb = reader.verb(of: columns.call, reportingTo: &diagnostics)
    let call = verb.flatMap { reader.call($0, columns.call, reportingTo: &diagnostics) }
    let value = verb.flatMap { reader.value(of: $0, in: columns, reportingTo: &diagnostics) }
    let outcome = outcomes.read(columns, reportingTo: &diagnostics)
    let state = state(in: columns, line: source.line, reportingTo: &diagnostics)
    guard let call, (value == nil) == (columns.arrow == nil),
      (outcome == nil) == columns.outcome.isEmpty, (state == nil) == columns.state.isEmpty
    else { return nil }
    return ScriptLine(
      line: source.line,
      call: call,
      callText: source.text(of: columns.call),
      value: value,
      outcome: outcome,
      state: state
    )
  }

  private func state(
    in columns: ScriptColumns,
    line: Int,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> SnapshotContent? {
    guard !columns.state.isEmpty else { return nil }
    return StateReader.state(columns.state, form: form, line: line, reportingTo: &diagnostics)
  }
}
