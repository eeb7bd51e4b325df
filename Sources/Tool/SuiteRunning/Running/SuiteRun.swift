package import SceneBuilding
package import Conformance
internal import Dispatch
package import EngineKit
internal import Foundation
internal import Reporting
internal import SpecFormat
internal import Synchronization

/// Runs scenarios and shows the progress; all commands and tests get verdicts from it.
@MainActor
package struct SuiteRun {
  private let suite: SuiteFolder
  private let compiled: [EngineKit.Scenario]
  /// The maximum number of printed lines of all scenarios that pass.
  private static let printedLineLimit = 60

  /// The engine that runs the scenes.
  private let engine: EngineSelection
  private let console: Console
  private let timeLimit: Double
  private let jobs: Int?
  /// The shared code of the suite; `nil` if each run searches for it.
  package var shared: [SharedCode]?
  /// The maximum number of scenes that are compiled as one module.
  package var scenesPerModule = SceneModule.scenesOfPart
  /// Whether the output of scenarios is shown; otherwise it is only part of their reports.
  package var showsPrinted = true
  /// Polled while scenarios are compiled and run; when it returns `true`, no more of them run.
  package var isCancelled: (() -> Bool)?

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - suite: The suite of the specs.
  ///   - compiled: The scenarios that are built into the executable.
  ///   - engine: The engine that runs the scenes.
  ///   - console: The console that shows progress.
  ///   - timeLimit: The time limit of one scenario, in seconds.
  ///   - jobs: The number of processes that work at once; `nil` for one per core.
  package init(
    of suite: SuiteFolder,
    compiled: [EngineKit.Scenario] = [],
    engine: EngineSelection,
    console: Console,
    timeLimit: Double,
    jobs: Int? = nil
  ) {
    self.suite = suite
    self.compiled = compiled
    self.engine = engine
    self.console = console
    self.timeLimit = timeLimit
    self.jobs = jobs
  }

  /// Prepares a run with the engine of the context.
  ///
  /// - Throws: Every mistake in the package's `engine.json`, or an error if the tool's own engine
  ///   is missing and cannot be built.
  package init(
    of suite: SuiteFolder,
    context: ToolContext,
    timeLimit: Double,
    jobs: Int? = nil
  ) throws(ToolError) {
    let context = try context.selectingEngine()
    self.init(
      of: suite,
      compiled: context.engine == nil ? context.scenarios : [],
      engine: context.engine ?? EngineSelection(own: context.ownEngine),
      console: context.console,
      timeLimit: timeLimit,
      jobs: jobs
    )
  }
}

extension SuiteRun {
  /// Runs the selected scenarios, and returns a report.
  package func report(on selection: SpecSelection) throws -> ConformanceReport {
    try recordedReport(on: selection, options: []).report
  }

  /// Runs the selected scenarios, and returns a report and a recording of the engine's answers.
  ///
  /// - Returns: The recording is `nil` if no scene had to run.
  package func recordedReport(
    on selection: SpecSelection,
    options: RunOptions = .recordings
  ) throws -> (report: ConformanceReport, recording: EngineRecording?) {
    let (runs, recording, mistakes) = try play(
      selection.scenarios,
      sharing: selection.libraries,
      options: options
    )
    var report = selection.report(on: runs)
    // Shared code that does not compile with another engine is no mistake of the suite.
    if engine.program.isOwn { report.mistakes += mistakes }
    report.engine = recording.map { EngineIdentity($0.hello) }
    return (report, recording)
  }

  /// Runs scenarios.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios.
  ///   - options: The additional results of each scenario.
  /// - Returns: A run for each, in the same order.
  /// - Throws: An error if scenarios cannot run at all.
  package func runs(
    of scenarios: [SelectedScenario],
    options: RunOptions = []
  ) throws -> [ScenarioRun] {
    try play(scenarios, options: options).runs
  }

  /// Runs scenarios, and returns the recording with the engine's `hello`; `nil` if no scene had to
  /// run.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios.
  ///   - libraries: Specs without scenes, whose shared code is compiled by itself.
  ///   - options: The additional data that is requested for each scenario.
  /// - Returns: The runs, the recording, and errors in shared code that affect no scenario.
  /// - Throws: An error if scenarios cannot be run at all.
  private func play(
    _ scenarios: [SelectedScenario],
    sharing libraries: [SpecDocument] = [],
    options: RunOptions
  ) throws -> (runs: [ScenarioRun], recording: EngineRecording?, mistakes: [ReportedMistake]) {
    let clock = ContinuousClock.now
    let scenarios =
      engine.program.isOwn
      ? scenarios : scenarios.map { [grid = engine.grid] in $0.forOtherEngine(grid: grid) }
    let target = try engine.compilationTarget(console)
    var compilation = SceneCompilation(
      of: suite,
      compiled: compiled,
      console: console,
      jobs: jobs,
      shared: shared,
      for: target ?? .plumb
    )
    compilation.scenesPerModule = scenesPerModule
    if let isCancelled { compilation.onWait = { _ = isCancelled() } }
    var code =
      target == nil
      ? SceneCompilation.Code()
      : compilation.code(for: scenarios, sharing: libraries)
    var runs =
      engine.program.isOwn
      ? rejectedRuns(of: scenarios.filter(\.scenario.isRejected), for: target ?? .plumb) : [:]
    for selected in scenarios {
      if let messages = code.refusal(of: selected) {
        runs[selected.scenario.id] = selected.run(refused: messages)
      } else if let reason = code.compilerErrorText(for: selected) {
        runs[selected.scenario.id] = selected.run(without: reason)
      }
    }
    let scenes = scenarios.filter { runs[$0.scenario.id] == nil }
    var recording: EngineRecording?
    var isolated = isolatedRun(of: scenarios.count, known: runs.count, options: options)
    isolated.onEnd = { hello, scenarios in
      let known = recording?.scenarios ?? []
      recording = EngineRecording(hello: hello, scenarios: known + scenarios)
    }
    runs.merge(try isolated.runs(of: scenes, with: code)) { $1 }
    // The message of a trap contains a line number, which must be the current one.
    let moved = compilation.recompileMoved(
      &code,
      for: scenes.filter { runs[$0.scenario.id]?.isCrash ?? false }
    )
    if !moved.isEmpty { runs.merge(try isolated.runs(of: moved, with: code)) { $1 } }
    console.show(progress: "")
    noteDuration(ContinuousClock.now - clock, of: scenarios.count)
    let inOrder = scenarios.compactMap { runs[$0.scenario.id] }
    if showsPrinted { notePrinted(inOrder.map(\.report)) }
    let messages = inOrder.flatMap(\.report.results).flatMap(\.compilerMessages)
    return (inOrder, recording, code.sharedMistakes(besides: messages))
  }

  /// Notes the output of scenarios that is not part of a verdict.
  ///
  /// Scenarios that pass share a number of lines, in which the counts of a run stay visible.
  private func notePrinted(_ reports: [ScenarioReport]) {
    var remainingLines = Self.printedLineLimit
    var hidden = 0
    for report in reports where !report.isPrintedWithVerdict {
      let lines = report.printedLines
      let shown = report.verdict == .passed ? min(lines.count, remainingLines) : lines.count
      for line in lines.prefix(shown) { console.note(line) }
      if report.verdict == .passed { remainingLines -= shown }
      hidden += lines.count - shown
    }
    guard hidden > 0 else { return }
    let lines = hidden == 1 ? "1 more line" : "\(hidden) more lines"
    console.note("… \(lines) of scenarios that pass; check one alone for its first lines")
  }

  /// Notes the duration of a run that took long enough for its progress to be shown.
  private func noteDuration(_ duration: Duration, of count: Int) {
    guard duration > ProgressNotes.interval else { return }
    let seconds = Int((duration / .seconds(1)).rounded())
    console.note("note: checked \(count) scenarios in \(seconds) s")
  }

  /// Returns an engine pool that shows the progress of the run.
  private func isolatedRun(of total: Int, known: Int, options: RunOptions) -> EnginePool {
    var progress = ProgressLine(console: console, total: total)
    progress.end(known)
    var isolated = EnginePool(
      engine: engine,
      timeLimit: timeLimit,
      options: options,
      workerCount: jobs ?? ProcessInfo.processInfo.activeProcessorCount
    )
    isolated.onWork = { progress.begin($0) }
    isolated.isCancelled = isCancelled
    isolated.onVerdicts = { progress.end($0) }
    isolated.onNote = { console.note($0) }
    return isolated
  }

  /// Checks scenarios whose code must not compile, in parallel on all cores.
  ///
  /// They need no engine process, since the compiler is a separate process already.
  private func rejectedRuns(
    of scenarios: [SelectedScenario],
    for target: SceneTarget
  ) -> [String: ScenarioRun] {
    let check = RejectionCheck(compiler: .beside(executable: .current, for: target))
    let runs = Mutex<[String: ScenarioRun]>([:])
    DispatchQueue.concurrentPerform(iterations: scenarios.count) { index in
      let (scenario, document) = (scenarios[index].scenario, scenarios[index].document)
      var report = ScenarioReport(id: scenario.id, line: scenario.line, results: [])
      let time = ContinuousClock().measure {
        guard case .rejected(let rejected) = scenario.body else { return }
        report.results = [check.check(rejected, outline: scenario.outlines[0], in: document)]
      }
      report.duration = time / .seconds(1)
      let run = ScenarioRun(of: scenario, in: document, report: report)
      runs.withLock { $0[scenario.id] = run }
    }
    return runs.withLock { $0 }
  }
}

extension ScenarioRun {
  fileprivate var isCrash: Bool { report.results.contains { $0.verdict == .crashed } }
}

extension EnginePool {
  /// Runs scenarios with their compiled code.
  ///
  /// - Returns: A run for each, by its id.
  fileprivate mutating func runs(
    of scenarios: [SelectedScenario],
    with code: SceneCompilation.Code
  ) throws(ToolError) -> [String: ScenarioRun] {
    libraries = code.libraries
    return Dictionary(try runs(of: scenarios).map { ($0.report.id, $0) }) { first, _ in first }
  }
}

extension SelectedScenario {
  /// Returns the run of a scenario whose code does not compile.
  fileprivate func run(refused messages: [CompilerDiagnostic]) -> ScenarioRun {
    let report = ScenarioReport(
      id: scenario.id,
      line: scenario.line,
      results: scenario.results(refused: messages, in: document)
    )
    return ScenarioRun(of: scenario, in: document, report: report)
  }

  /// Returns the run of a scenario whose code could not be compiled because of an error.
  package func run(without reason: String) -> ScenarioRun {
    let outlines = scenario.outlines
    let results = [ExpectationResult?](repeating: nil, count: outlines.count)
      .ended(outlines, verdict: .error, note: reason)
    let report = ScenarioReport(id: scenario.id, line: scenario.line, results: results)
    return ScenarioRun(of: scenario, in: document, report: report)
  }
}

extension SpecSelection {
  /// The specs with shared code and without scenes; none if only some scenarios are selected.
  fileprivate var libraries: [SpecDocument] {
    let count = documents.reduce(0) { $0 + $1.scenarios.count }
    guard part == nil, count == scenarios.count else { return [] }
    return documents.filter { $0.scenes.isEmpty && !$0.sharedBlocks.isEmpty }
  }

  /// Returns the report on runs of the scenarios.
  package func report(on runs: [ScenarioRun]) -> ConformanceReport {
    var report = ConformanceReport(documents: documents, scenarios: runs.map(\.report))
    report.shard = part
    report.mistakes = mistakes.map { ReportedMistake($0) }
    report.sampleCount = sampleCount
    return report
  }
}

extension EngineIdentity {
  /// Creates the identity from the `hello` of an engine.
  fileprivate init(_ hello: EngineHello) {
    self.init(name: hello.name, version: hello.version, platform: hello.platform)
  }
}

extension ScenarioSpec {
  fileprivate var isRejected: Bool {
    if case .rejected = body { true } else { false }
  }
}

extension SuiteRun {
  /// Runs one scenario for its layouts.
  package func run(of selected: SelectedScenario, options: RunOptions) throws -> ScenarioRun {
    guard case .scene = selected.scenario.body else {
      throw ToolError.scenarioNotExplained(
        selected.scenario.id,
        reason: "only a scene has a layout"
      )
    }
    guard let run = try runs(of: [selected], options: options).first else {
      throw ToolError.workerFailed("there is no result of '\(selected.scenario.id)'")
    }
    return run
  }
}

extension ScenarioRun {
  /// Throws an error if the scenario crashed, timed out or does not compile.
  ///
  /// - Parameter isEmpty: Whether the run has no results, so that an error verdict is thrown too.
  /// - Throws: The reason, with the compiler's messages if the code does not compile.
  package func checkThatItRan(isEmpty: Bool) throws(ToolError) {
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
