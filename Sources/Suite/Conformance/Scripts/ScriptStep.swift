internal import EngineKit
internal import SpecFormat

/// The outcome of one call of a script.
struct ScriptStep {
  let line: ScriptLine
  let value: ScriptValue?
  /// The issue that the call was refused for; `nil` where it was done.
  let refusal: LayoutIssue?
  let stateBefore: SnapshotContent
  let state: SnapshotContent
}

extension ScriptStep {
  var outcome: ScriptOutcome { refusal.map { .refused($0.kind) } ?? .done }

  /// The state that is expected; after a refused call, that before it.
  private var expectedState: SnapshotContent? {
    guard line.state == nil, case .refused = line.outcome else { return line.state }
    return stateBefore
  }

  private var isValueWrong: Bool { line.value.map { $0 != value } ?? false }

  private var isStateWrong: Bool { expectedState.map { $0 != state } ?? false }

  /// Every difference from what the line says; none of a line that says nothing yet.
  var mismatches: [Mismatch] {
    guard let expected = line.outcome else { return [] }
    var mismatches: [Mismatch] = []
    if expected != outcome {
      mismatches.append(
        mismatch("\(expected)", refusal.map { "\(outcome): \($0.message)" } ?? "ok")
      )
    }
    if isValueWrong, let expected = line.value {
      mismatches.append(mismatch("-> \(expected)", value.map { "-> \($0)" } ?? "no value"))
    }
    if isStateWrong, let expected = expectedState {
      mismatches.append(mismatch("\(expected)", "\(state)"))
    }
    return mismatches
  }

  /// The line as its author has it, as a row.
  var expectedRow: ScriptRow {
    ScriptRow(
      source: line.line,
      call: call(returning: line.value),
      outcome: line.outcome.map { "\($0)" },
      state: line.state.map { "\($0)" }
    )
  }

  /// The line as it would hold: it says the value and the state where its author does, and where
  /// its author has yet to say anything.
  var actualRow: ScriptRow {
    let isNew = line.outcome == nil
    let saysState = line.state != nil || isStateWrong || (isNew && state != stateBefore)
    let saysValue = refusal == nil && (line.value != nil || isNew)
    return ScriptRow(
      source: line.line,
      call: call(returning: saysValue ? value : nil),
      outcome: "\(outcome)",
      state: saysState ? "\(state)" : nil
    )
  }

  private func call(returning value: ScriptValue?) -> String {
    line.callText + (value.map { " -> \($0)" } ?? "")
  }

  private func mismatch(_ expected: String, _ actual: String) -> Mismatch {
    Mismatch(line: line.line, subject: line.callText, expected: expected, actual: actual)
  }
}
