internal import Conformance
internal import Reporting
internal import SpecFormat

extension SuiteRun {
  /// Runs one scenario to see its layouts.
  func run(of selected: SelectedScenario, wishes: RunWishes) throws -> ScenarioRun {
    guard case .scene = selected.scenario.body else {
      throw ToolError.scenarioNotExplained(
        selected.scenario.id,
        reason: "only a scene has a layout to explain"
      )
    }
    guard let run = try runs(of: [selected], wishes: wishes).first else {
      throw ToolError.workerFailed("it has no run of '\(selected.scenario.id)'")
    }
    return run
  }
}

extension ScenarioRun {
  /// Refuses a scenario that did not come to its end.
  ///
  /// - Parameter isEmpty: Whether nothing came of the run, so that an error is its reason.
  /// - Throws: The reason, with the compiler's messages where it was not compiled.
  func checkThatItRan(isEmpty: Bool) throws(ToolError) {
    let end = report.results.first { result in
      [.crashed, .timedOut, .doesNotCompile].contains(result.verdict)
        || result.verdict == .error && isEmpty
    }
    guard let end else { return }
    let reasons = [end.note] + end.mismatches.map(\.actual)
    throw .scenarioNotExplained(
      report.id,
      reason: reasons.joined(separator: "\n"),
      messages: JSONMessage.messages(end.compilerMessages, of: report.id)
    )
  }
}
