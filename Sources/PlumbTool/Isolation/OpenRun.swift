internal import Conformance
internal import Pictures
internal import SpecFormat

/// A scenario that runs in a worker, with what it has decided so far.
struct OpenRun {
  let selected: SelectedScenario
  private let outlines: [ExpectationOutline]
  private var results: [ExpectationResult?]
  private let start = ContinuousClock.now

  /// Starts the clock.
  init(_ selected: SelectedScenario) {
    self.selected = selected
    outlines = selected.scenario.outlines
    results = Array(repeating: nil, count: outlines.count)
  }
}

extension OpenRun {
  mutating func decide(_ index: Int, _ result: ExpectationResult) { results[index] = result }

  /// The run with its end: what is not decided met it, or was never reached.
  ///
  /// - Parameters:
  ///   - verdict: What the end was: a crash, a time limit, or an error.
  ///   - note: The end in a sentence.
  /// - Returns: A run with a result for each expectation.
  func ended(_ verdict: Verdict, note: String) -> ScenarioRun {
    let report = ScenarioReport(
      id: selected.scenario.id,
      line: selected.scenario.line,
      duration: (ContinuousClock.now - start) / .seconds(1),
      results: results.ended(outlines, verdict: verdict, note: note)
    )
    return ScenarioRun(of: selected.scenario, in: selected.document, report: report)
  }

  /// The run of a scenario that came to its end.
  func finished() -> ScenarioRun { ended(.error, note: "the scenario ended before this") }

  /// The run of a scenario whose process came to its end before it.
  ///
  /// - Parameters:
  ///   - end: How the process ended.
  ///   - timeLimit: How long the scenario might take, in seconds.
  ///   - printed: The text that it printed.
  /// - Returns: A run with a result for each expectation.
  func ended(by end: WorkerEnd, timeLimit: Double, printed: String) -> ScenarioRun {
    guard end != .timedOut else {
      let limit = NumberText.text(timeLimit)
      return ended(.timedOut, note: "the scenario did not end within \(limit) s")
    }
    let reason = printed.split(whereSeparator: \.isNewline)
      .last { $0.contains("Fatal error") || $0.contains("fatal error") }
    return ended(.crashed, note: "the scenario \(end.words)" + (reason.map { ": \($0)" } ?? ""))
  }
}
