internal import Conformance
internal import Pictures
internal import Reporting
internal import SpecFormat

/// Runs a selection of scenarios to a report, and shows how far it is.
@MainActor
struct SuiteRun {
  private let context: ToolContext
  private let timeLimit: Double

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - context: Where the specs are, and where progress is shown.
  ///   - timeLimit: How long one scenario may take, in seconds.
  init(context: ToolContext, timeLimit: Double) {
    self.context = context
    self.timeLimit = timeLimit
  }
}

/// The outcome of a run, with the layouts that documentation shows besides verdicts.
struct SuiteOutcome {
  var report: ConformanceReport
  /// The layouts of each scenario, by its id.
  var layouts: [String: [DrawnLayout]] = [:]
  /// One of these layouts at other widths, by the scenario's id.
  var sweeps: [String: SweptPicture] = [:]
}

extension SuiteRun {
  func report(on selection: SpecSelection) throws -> ConformanceReport {
    try outcome(of: selection, drawsLayouts: false).report
  }

  /// Runs a selection.
  ///
  /// - Parameters:
  ///   - selection: What to run.
  ///   - drawsLayouts: Whether each layout is drawn too, which runs every scene twice.
  /// - Returns: The verdicts, and what else was noted on the way.
  /// - Throws: Why scenarios cannot be run at all.
  func outcome(of selection: SpecSelection, drawsLayouts: Bool) throws -> SuiteOutcome {
    var progress = ProgressLine(console: context.console, total: selection.scenarios.count)
    let isolated = IsolatedRun(
      executable: ExecutablePath.current.path,
      root: context.root,
      timeLimit: timeLimit
    )
    isolated.drawsLayouts = drawsLayouts
    isolated.onWait = { progress.begin($0) }
    isolated.onEvent = { event in
      switch event {
      case .started(let id): progress.begin(id)
      case .finished: progress.end()
      case .decided: break
      }
    }
    let scenes = selection.scenarios.map(\.scenario).filter { !$0.isRejected }
    var results = try isolated.run(scenes)

    var durations = isolated.durations
    // The compiler is a process of its own already.
    let runner = ConformanceRunner(catalog: context.catalog)
    for selected in selection.scenarios where selected.scenario.isRejected {
      let id = selected.scenario.id
      progress.begin(id)
      let time = ContinuousClock().measure {
        results[id] = runner.run(selected.scenario, in: selected.document)
      }
      durations[id] = time / .seconds(1)
      progress.end()
    }
    context.console.show(progress: "")
    var report = ConformanceReport(
      documents: selection.documents,
      results: results,
      durations: durations,
      printed: isolated.printed
    )
    for scenario in report.scenarios where !scenario.isPrintedWithVerdict {
      for line in scenario.printedLines { context.console.note(line) }
    }
    report.shard = selection.part
    return SuiteOutcome(report: report, layouts: isolated.layouts, sweeps: isolated.sweeps)
  }
}

extension ScenarioSpec {
  fileprivate var isRejected: Bool {
    if case .rejected = body { true } else { false }
  }
}
