/// A reader of the outcome of a call: `ok`, or `refused` and the kind of issue.
struct OutcomeReader {
  /// The line, from 1.
  let line: Int
}

extension OutcomeReader {
  /// Parses the outcome of a line; `nil` if it is missing, or after reporting a mistake.
  func read(
    _ columns: ScriptColumns,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> ScriptOutcome? {
    guard let first = columns.outcome.first else { return nil }
    var rest = columns.outcome.dropFirst()
    var outcome: ScriptOutcome? = .done
    if first.isPlain(ScriptOutcome.refusedWord) {
      outcome = refusal(rest.popFirst(), behind: first, reportingTo: &diagnostics)
      if let arrow = columns.arrow {
        diagnostics.report(.valueOfRefusal, line: line, column: arrow.column)
      }
    } else if !first.isPlain(ScriptOutcome.doneWord) {
      let nearest = ScriptOutcome.nearest(to: first.bare)
      let mistake = DataMistake.outcomeUnknown(first.written, nearest: nearest)
      diagnostics.report(mistake, line: line, column: first.column)
      return nil
    }
    guard outcome != nil, let state = rest.first else { return outcome }
    diagnostics.report(.stateNotApart, line: line, column: state.column)
    return nil
  }

  /// Returns whether no outcome is among the words of the call and its value, and reports one that
  /// is.
  func isApart(
    in columns: ScriptColumns,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> Bool {
    let words = columns.call.dropFirst() + columns.value
    guard columns.outcome.isEmpty, let word = words.first(where: \.beginsOutcome) else {
      return true
    }
    diagnostics.report(.outcomeNotApart, line: line, column: word.column)
    return false
  }

  private func refusal(
    _ kind: Word?,
    behind word: Word,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> ScriptOutcome? {
    guard let kind, kind.snapshotName != nil else {
      diagnostics.report(.refusalMissing, line: line, column: word.column)
      return nil
    }
    if kind.quoted == nil, IssueKindNames.refusals.contains(kind.bare) {
      return .refused(kind.bare)
    }
    let nearest = NearestName.of(kind.bare, among: IssueKindNames.refusals)
    let mistake = DataMistake.refusalUnknown(kind.written, nearest: nearest)
    diagnostics.report(mistake, line: line, column: kind.column)
    return nil
  }
}

extension Word {
  fileprivate var beginsOutcome: Bool {
    isPlain(ScriptOutcome.doneWord) || isPlain(ScriptOutcome.refusedWord)
  }
}

extension ScriptOutcome {
  /// Returns the outcome that was probably intended; the kind of a refusal may be written without
  /// `refused`.
  ///
  /// The result is `nil` if none is similar.
  fileprivate static func nearest(to word: String) -> String? {
    if let kind = NearestName.of(word, among: IssueKindNames.refusals) {
      return "\(refusedWord) \(kind)"
    }
    return NearestName.of(word, among: [doneWord, refusedWord])
  }
}
