internal import EngineKit
internal import SpecFormat

/// Has an engine run scripts, and compares what comes of each call.
struct ScriptCheck {
  private let link: any EngineLink
  /// The Markdown file, which refusals name.
  private let file: String

  init(of file: String, over link: any EngineLink) {
    self.file = file
    self.link = link
  }
}

extension ScriptCheck {
  /// Runs a script and judges it.
  ///
  /// - Parameters:
  ///   - script: The script as its Markdown has it now.
  ///   - id: The id of its scenario.
  ///   - outline: What a report must answer for it.
  /// - Returns: What came of it; an error where a line has no outcome yet.
  /// - Throws: Why the engine did not come to the end.
  func check(
    _ script: ScriptSpec,
    of id: String,
    outline: ExpectationOutline
  ) throws(EngineFailure) -> ExpectationResult {
    if let skipped = ExpectationResult.skipped(outline) { return skipped }
    guard link.hello.can(.scripts) else {
      let reason = "\(link.hello.name) does not do 'scripts'"
      return ExpectationResult(unsupported: outline, because: reason)
    }
    let steps: [ScriptStep]
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
