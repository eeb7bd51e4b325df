internal import SpecAuthoring
internal import SceneBuilding
internal import EngineKit
internal import SpecFormat

/// Runs scripts in an engine and compares the result of each call.
struct ScriptCheck {
  private let link: any EngineConnection
  /// The Markdown file, which appears in refusals.
  private let file: String

  init(of file: String, over link: any EngineConnection) {
    self.file = file
    self.link = link
  }
}

extension ScriptCheck {
  /// Runs a script and judges it.
  ///
  /// - Parameters:
  ///   - script: The current script of the Markdown file.
  ///   - id: The id of its scenario.
  ///   - outline: The outline of the script's result.
  /// - Returns: The result; an error if a line has no outcome yet.
  /// - Throws: The reason why the engine did not finish.
  func check(
    _ script: ScriptSpec,
    of id: String,
    outline: ExpectationOutline
  ) throws(EngineFailure) -> ExpectationResult {
    if let skipped = ExpectationResult.skipped(outline) { return skipped }
    guard link.hello.can(.scripts) else {
      let reason = "\(link.hello.name) does not support 'scripts'"
      return ExpectationResult(unsupported: outline, because: reason)
    }
    let steps: [ScriptCallResult]
    switch try link.answer(to: .script(script.request(of: id, in: file))) {
    case .script(let calls) where calls.count == script.lines.count:
      steps = script.steps(calls)
    case .unsupported(let reason):
      return ExpectationResult(unsupported: outline, because: reason)
    default:
      throw EngineFailure(.crashed, note: "the engine did not answer for every call")
    }
    let comparison = Comparison(
      mismatches: steps.flatMap(\.mismatches),
      expected: lines(script, steps.map(\.expectedRow)),
      actual: lines(script, steps.map(\.actualRow))
    )
    var result: ExpectationResult
    if steps.contains(where: { $0.line.outcome == nil }) {
      result = ExpectationResult(
        outline: outline,
        verdict: .error,
        note: "a call has no outcome yet: '\(ExecutablePath.toolName) accept' writes it",
        mismatches: comparison.mismatches,
        expected: comparison.expected,
        actual: comparison.actual
      )
    } else {
      result = ExpectationResult(outline: outline, comparison: comparison)
    }
    if result.verdict == .failed || result.verdict == .error {
      result.accepted = [.kept(line: script.startLine)] + steps.map(\.accepted)
    }
    return result
  }

  /// Returns the lines of a script with the given rows as its calls.
  private func lines(_ script: ScriptSpec, _ rows: [ScriptRow]) -> [ReportedLine] {
    (["\(script.start)"] + ScriptLayout().lines(rows)).map { ReportedLine($0) }
  }
}

extension ScriptCallResult {
  /// The line with which the call would pass.
  fileprivate var accepted: AcceptedLine {
    guard line.outcome == nil || !mismatches.isEmpty else { return .kept(line: line.line) }
    let row = actualRow
    return .changed(
      line: line.line,
      name: row.call,
      cells: [row.outcome, row.state].compactMap(\.self)
    )
  }
}

/// The result of one call of a script.
struct ScriptCallResult {
  let line: ScriptLine
  let value: ScriptValue?
  /// The issue for which the call was refused; `nil` if it was performed.
  let refusal: LayoutIssue?
  let stateBefore: SnapshotContent
  let state: SnapshotContent
}

extension ScriptCallResult {
  var outcome: ScriptOutcome { refusal.map { .refused($0.kind) } ?? .done }

  /// The expected state; after a refused call without a stated state, the state before it.
  ///
  /// The value is `nil` if no state is compared.
  private var expectedState: SnapshotContent? {
    guard line.state == nil, case .refused = line.outcome else { return line.state }
    return stateBefore
  }

  private var isValueWrong: Bool { line.value.map { $0 != value } ?? false }

  private var isStateWrong: Bool { expectedState.map { $0 != state } ?? false }

  /// The differences from the line; empty for a line without an outcome.
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

  /// The line as written by the author.
  var expectedRow: ScriptRow {
    ScriptRow(
      source: line.line,
      call: call(returning: line.value),
      outcome: line.outcome.map { "\($0)" },
      state: line.state.map { "\($0)" }
    )
  }

  /// The line with the actual values.
  ///
  /// It contains the value and the state if the author's line does, or if the author's line has no
  /// outcome yet.
  var actualRow: ScriptRow {
    let isNew = line.outcome == nil
    let reportsState = line.state != nil || isStateWrong || (isNew && state != stateBefore)
    let reportsValue = refusal == nil && (line.value != nil || isNew)
    return ScriptRow(
      source: line.line,
      call: call(returning: reportsValue ? value : nil),
      outcome: "\(outcome)",
      state: reportsState ? "\(state)" : nil
    )
  }

  private func call(returning value: ScriptValue?) -> String {
    line.callText + (value.map { " -> \($0)" } ?? "")
  }

  private func mismatch(_ expected: String, _ actual: String) -> Mismatch {
    Mismatch(line: line.line, subject: line.callText, expected: expected, actual: actual)
  }
}

// Conversions between scripts of the spec format and of the engine protocol.

extension ScriptSpec {
  /// Returns the request to run the script, without the expected results.
  func request(of id: String, in file: String) -> ScriptRequest {
    ScriptRequest(
      scenario: id,
      file: file,
      form: form,
      start: start,
      calls: lines.map { line in
        ScriptRequest.Call(
          line: line.line,
          text: line.callText,
          call: line.call,
          includesParent: line.includesParent
        )
      }
    )
  }

  /// Combines the calls of the script with the engine's answers, one for each call.
  func steps(_ answers: [ScriptCallAnswer]) -> [ScriptCallResult] {
    var state = start
    return zip(lines, answers).map { line, answer in
      let before = state
      state = answer.state
      return ScriptCallResult(
        line: line,
        value: answer.value.flatMap { ScriptValue($0) },
        refusal: answer.refusal,
        stateBefore: before,
        state: state
      )
    }
  }
}

extension ScriptLine {
  /// Whether `snapshotOf` includes the parent: its expected value then begins with the parent's
  /// name.
  fileprivate var includesParent: Bool {
    guard case .tree(let items) = value else { return false }
    return items.first?.name == call.name
  }
}

extension ScriptValue {
  /// Creates a value from an answer; `nil` if the answer has no member.
  fileprivate init?(_ value: ScriptCallAnswer.Value) {
    if let count = value.count {
      self = .count(count)
    } else if let items = value.items {
      self = .tree(items)
    } else if let names = value.names {
      self = value.isOptional ?? false ? .name(names.first) : .names(names)
    } else {
      return nil
    }
  }
}
