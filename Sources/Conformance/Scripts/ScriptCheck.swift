internal import Compilation
internal import CollectionLayout
internal import SpecFormat
internal import ViewLayout

/// Runs scripts and compares what comes of each call.
struct ScriptCheck {
  /// The Markdown file, which refusals name.
  private let file: String

  init(file: String) {
    self.file = file
  }
}

extension ScriptCheck {
  /// Runs a script and judges it.
  ///
  /// - Parameters:
  ///   - script: The script as its Markdown has it now.
  ///   - outline: What a report must answer for it.
  /// - Returns: What came of it; an error where a line has no outcome yet.
  func check(_ script: ScriptSpec, outline: ExpectationOutline) -> ExpectationResult {
    if let skipped = ExpectationResult.skipped(outline) { return skipped }
    let steps = steps(of: script)
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

  private func steps(of script: ScriptSpec) -> [ScriptStep] {
    switch script.form {
    case .snapshot: steps(of: script, calling: ScriptedSections(script.start))
    case .sectionSnapshot: steps(of: script, calling: ScriptedTree(script.start))
    }
  }

  private func steps(
    of script: ScriptSpec,
    calling snapshot: some ScriptedSnapshot
  ) -> [ScriptStep] {
    var snapshot = snapshot
    var state = snapshot.state
    return script.lines.map { line in
      let (value, issues) = IssueCollector.collecting { snapshot.perform(line, file: file) }
      let before = state
      state = snapshot.state
      return ScriptStep(
        line: line,
        value: value,
        refusal: issues.first,
        stateBefore: before,
        state: state
      )
    }
  }

  /// A script with rows in place of its calls.
  private func lines(_ script: ScriptSpec, _ rows: [ScriptRow]) -> [StatedLine] {
    (["\(script.start)"] + ScriptLayout().lines(rows)).map { StatedLine($0) }
  }
}

extension ScriptStep {
  /// The line as it would have to be to hold.
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

/// A snapshot that scripts call.
protocol ScriptedSnapshot {
  /// Its content, as a script's line tells it.
  var state: ScriptState { get }

  /// Makes a snapshot that holds a state of its form.
  init(_ state: ScriptState)

  /// Calls the snapshot; what is wrong with the call is reported as an issue.
  ///
  /// - Parameters:
  ///   - line: The call with what is expected of it.
  ///   - file: The Markdown file, which issues name.
  /// - Returns: What the call returns; `nil` for nothing.
  mutating func perform(_ line: ScriptLine, file: String) -> ScriptValue?
}
