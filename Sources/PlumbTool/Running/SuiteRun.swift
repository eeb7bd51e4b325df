internal import Conformance
internal import Pictures
internal import Reporting
internal import Scenarios
internal import SpecFormat

/// Runs scenarios, each once for its verdict, and shows how far it is: the one way that commands and
/// tests have to verdicts.
@MainActor
struct SuiteRun {
  private let catalog: Catalog
  private let executable: String
  private let root: String
  private let console: Console
  private let timeLimit: Double

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - catalog: The compiled scenarios.
  ///   - executable: The path of a `plumb` with that catalog.
  ///   - root: The package whose specs are meant.
  ///   - console: Where progress is shown.
  ///   - timeLimit: How long one scenario may take, in seconds.
  init(catalog: Catalog, executable: String, root: String, console: Console, timeLimit: Double) {
    self.catalog = catalog
    self.executable = executable
    self.root = root
    self.console = console
    self.timeLimit = timeLimit
  }

  /// Prepares a run of a command's own executable.
  init(context: ToolContext, timeLimit: Double) {
    self.init(
      catalog: context.catalog,
      executable: ExecutablePath.current.path,
      root: context.root,
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
    var progress = ProgressLine(console: console, total: scenarios.count)
    var isolated = IsolatedRun(
      executable: executable,
      root: root,
      timeLimit: timeLimit,
      wishes: wishes
    )
    isolated.onWork = { progress.begin($0) }
    isolated.onVerdicts = { progress.end($0) }
    var scenes = try isolated.runs(of: scenarios.filter { !$0.scenario.isRejected })[...]
    let runs = scenarios.compactMap { selected -> ScenarioRun? in
      guard selected.scenario.isRejected else { return scenes.popFirst() }
      progress.begin(selected.scenario.id)
      defer { progress.end() }
      return compile(selected)
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
      report.results = ConformanceRunner(catalog: catalog).run(scenario, in: document)
    }
    report.duration = time / .seconds(1)
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
