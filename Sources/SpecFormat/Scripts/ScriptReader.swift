/// Reads the lines of a script.
struct ScriptReader {
  private let form: ScriptForm

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - fence: The block.
  ///   - form: What is called.
  ///   - conditions: What the info string says of the expectation.
  ///   - diagnostics: Takes the mistakes; a line with one is left out.
  /// - Returns: The script as far as it could be read.
  static func read(
    _ fence: FencedBlock,
    form: ScriptForm,
    conditions: Conditions,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> ScriptSpec {
    let reader = ScriptReader(form: form)
    let lines = fence.writtenLines
    let empty: ScriptState = form == .snapshot ? .sections([]) : .tree([])
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
  /// Reads the first line; a call in its place is reported.
  private func start(
    of source: BlockLine,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> ScriptState? {
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

  /// Reads a call with its outcome; every mistake in the line is reported.
  private func line(
    of source: BlockLine,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> ScriptLine? {
    guard let words = source.words(endingAt: SnapshotName.marks, reportingTo: &diagnostics) else {
      return nil
    }
    let columns = ScriptColumns(words, of: source)
    if columns.outcome.isEmpty,
      let word = columns.call.dropFirst().first(where: \.beginsOutcome)
    {
      diagnostics.report(.outcomeNotApart, line: source.line, column: word.column)
      return nil
    }
    let arrow = columns.call.firstIndex { $0.isPlain("->") }
    let callWords = columns.call[..<(arrow ?? columns.call.endIndex)]
    let reader = CallReader(form: form, line: source.line)
    let verb = reader.verb(of: callWords, reportingTo: &diagnostics)
    let call = verb.flatMap { reader.call($0, callWords, reportingTo: &diagnostics) }
    let value = arrow.flatMap { arrow in
      verb.flatMap {
        reader.value(
          columns.call[(arrow + 1)...],
          behind: columns.call[arrow],
          of: $0,
          reportingTo: &diagnostics
        )
      }
    }
    let outcome = outcome(columns, line: source.line, reportingTo: &diagnostics)
    if case .refused = outcome, let arrow {
      let column = columns.call[arrow].column
      diagnostics.report(.valueOfRefusal, line: source.line, column: column)
    }
    let state =
      columns.state.isEmpty
      ? nil
      : StateReader.state(
        columns.state,
        form: form,
        line: source.line,
        reportingTo: &diagnostics
      )
    guard let call, (value == nil) == (arrow == nil),
      (outcome == nil) == columns.outcome.isEmpty, (state == nil) == columns.state.isEmpty
    else { return nil }
    return ScriptLine(
      line: source.line,
      call: call,
      callText: source.text(of: callWords),
      value: value,
      outcome: outcome,
      state: state
    )
  }

  private func outcome(
    _ columns: ScriptColumns,
    line: Int,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> ScriptOutcome? {
    guard let first = columns.outcome.first else { return nil }
    var rest = columns.outcome.dropFirst()
    var outcome: ScriptOutcome?
    if first.isPlain(ScriptOutcome.doneWord) {
      outcome = .done
    } else if first.isPlain(ScriptOutcome.refusedWord) {
      guard let kind = rest.popFirst(), kind.snapshotName != nil else {
        diagnostics.report(.refusalMissing, line: line, column: first.column)
        return nil
      }
      guard kind.quoted == nil, IssueKindNames.refusals.contains(kind.bare) else {
        let nearest = NearestName.of(kind.bare, among: IssueKindNames.refusals)
        diagnostics.report(
          .refusalUnknown(kind.written, nearest: nearest),
          line: line,
          column: kind.column
        )
        return nil
      }
      outcome = .refused(kind.bare)
    } else {
      diagnostics.report(
        .outcomeUnknown(first.written, nearest: ScriptOutcome.nearest(to: first.bare)),
        line: line,
        column: first.column
      )
      return nil
    }
    if let state = rest.first {
      diagnostics.report(.stateNotApart, line: line, column: state.column)
      return nil
    }
    return outcome
  }
}

extension Word {
  fileprivate var beginsOutcome: Bool {
    isPlain(ScriptOutcome.doneWord) || isPlain(ScriptOutcome.refusedWord)
  }
}

extension ScriptOutcome {
  /// What was probably meant: the kind of a refusal may stand there alone.
  fileprivate static func nearest(to word: String) -> String? {
    if let kind = NearestName.of(word, among: IssueKindNames.refusals) {
      return "\(refusedWord) \(kind)"
    }
    return NearestName.of(word, among: [doneWord, refusedWord])
  }
}
