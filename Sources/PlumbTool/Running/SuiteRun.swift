internal import Compilation
internal import Conformance
internal import Pictures
internal import Reporting
internal import Scenarios
internal import SpecFormat

/// Runs scenarios, each once for its verdict, and shows how far it is: the one way that commands and
/// tests have to verdicts.
@MainActor
struct SuiteRun {
  private let suite: SuiteFolder
  private let compiled: [Scenario]
  private let executable: String
  private let console: Console
  private let timeLimit: Double
  /// The shared code of the suite; `nil` where each run looks for it.
  var shared: [SharedCode]?
  /// Asked again and again while scenarios run; once it says so, the run is given up.
  var isCancelled: (() -> Bool)?

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - suite: Where the specs are.
  ///   - compiled: The scenarios that are compiled into the executable.
  ///   - executable: The path of a `plumb`.
  ///   - console: Where progress is shown.
  ///   - timeLimit: How long one scenario may take, in seconds.
  init(
    of suite: SuiteFolder,
    compiled: [Scenario],
    executable: String,
    console: Console,
    timeLimit: Double
  ) {
    self.suite = suite
    self.compiled = compiled
    self.executable = executable
    self.console = console
    self.timeLimit = timeLimit
  }

  /// Prepares a run of a command's own executable.
  init(of suite: SuiteFolder, context: ToolContext, timeLimit: Double) {
    self.init(
      of: suite,
      compiled: context.scenarios,
      executable: ExecutablePath.current.path,
      console: context.console,
      timeLimit: timeLimit
    )
  }
}

extension SuiteRun {
  /// Runs a selection to a report.
  func report(on selection: SpecSelection) throws -> ConformanceReport {
    try selection.report(on: runs(of: selection.scenarios))
  }

  /// Runs scenarios.
  ///
  /// - Parameters:
  ///   - scenarios: What to run.
  ///   - wishes: The further things that are wanted of each.
  /// - Returns: A run for each, in the same order.
  /// - Throws: Why scenarios cannot be run at all.
  func runs(of scenarios: [SelectedScenario], wishes: RunWishes = []) throws -> [ScenarioRun] {
    let supply = SceneSupply(of: suite, compiled: compiled, console: console, shared: shared)
    var code = supply.code(for: scenarios)
    var progress = ProgressLine(console: console, total: scenarios.count)
    var isolated = IsolatedRun(
      executable: executable,
      libraries: code.libraries,
      timeLimit: timeLimit,
      wishes: wishes
    )
    isolated.onWork = { progress.begin($0) }
    isolated.isCancelled = isCancelled
    isolated.onVerdicts = { progress.end($0) }
    let isRun = scenarios.map { selected in
      !selected.scenario.isRejected && code.refusal(of: selected) == nil
        && code.trouble(with: selected) == nil
    }
    var scenes = try isolated.runs(of: zip(scenarios, isRun).filter(\.1).map(\.0))
    // A trap's own words name a line, which is to be the one where the code is now.
    let crashed = scenes.filter { $0.report.results.contains { $0.verdict == .crashed } }
    let again = supply.renew(&code, for: crashed.map(\.selected))
    if !again.isEmpty {
      isolated.libraries = code.libraries
      let runs = try isolated.runs(of: again)
      let renewed = Dictionary(runs.map { ($0.report.id, $0) }) { first, _ in first }
      scenes = scenes.map { renewed[$0.report.id] ?? $0 }
    }
    var left = scenes[...]
    let runs = zip(scenarios, isRun).compactMap { selected, isRun -> ScenarioRun? in
      if isRun { return left.popFirst() }
      progress.begin(selected.scenario.id)
      defer { progress.end() }
      return code.refusal(of: selected).map { selected.run(refused: $0) }
        ?? code.trouble(with: selected).map { selected.run(without: $0) } ?? compile(selected)
    }
    console.show(progress: "")
    for report in runs.map(\.report) where !report.isPrintedWithVerdict {
      for line in report.printedLines { console.note(line) }
    }
    return runs
  }

  /// Runs a scenario whose code must not compile: the compiler is a process of its own already.
  private func compile(_ selected: SelectedScenario) -> ScenarioRun {
    let (scenario, document) = (selected.scenario, selected.document)
    var report = ScenarioReport(id: scenario.id, line: scenario.line, results: [])
    let time = ContinuousClock().measure {
      report.results = ConformanceRunner(scenarios: []).run(scenario, in: document)
    }
    report.duration = time / .seconds(1)
    return ScenarioRun(of: scenario, in: document, report: report)
  }
}

extension ScenarioRun {
  fileprivate var selected: SelectedScenario {
    SelectedScenario(document: document, scenario: scenario)
  }
}

extension SelectedScenario {
  /// The run of a scenario whose code the compiler refuses.
  fileprivate func run(refused messages: [CompilerDiagnostic]) -> ScenarioRun {
    let report = ScenarioReport(
      id: scenario.id,
      line: scenario.line,
      results: scenario.results(refused: messages, in: document)
    )
    return ScenarioRun(of: scenario, in: document, report: report)
  }

  /// The run of a scenario whose code could not be had.
  func run(without reason: String) -> ScenarioRun {
    let outlines = scenario.outlines
    let results = [ExpectationResult?](repeating: nil, count: outlines.count)
      .ended(outlines, verdict: .error, note: reason)
    let report = ScenarioReport(id: scenario.id, line: scenario.line, results: results)
    return ScenarioRun(of: scenario, in: document, report: report)
  }
}

extension SpecSelection {
  /// The report on runs of the scenarios.
  func report(on runs: [ScenarioRun]) -> ConformanceReport {
    var report = ConformanceReport(documents: documents, scenarios: runs.map(\.report))
    report.shard = part
    return report
  }
}

extension ScenarioSpec {
  fileprivate var isRejected: Bool {
    if case .rejected = body { true } else { false }
  }
}
