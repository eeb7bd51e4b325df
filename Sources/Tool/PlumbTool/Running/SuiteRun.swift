internal import Conformance
internal import Dispatch
internal import EngineKit
internal import Foundation
internal import Reporting
internal import Scenarios
internal import SpecFormat
internal import Synchronization

/// Runs scenarios, each once for its verdict, and shows how far it is: the one way that commands
/// and tests have to verdicts.
@MainActor
struct SuiteRun {
  private let suite: SuiteFolder
  private let compiled: [Scenarios.Scenario]
  /// Who plays the scenes.
  private let engine: EngineSelection
  private let console: Console
  private let timeLimit: Double
  private let jobs: Int?
  /// The shared code of the suite; `nil` where each run looks for it.
  var shared: [SharedCode]?
  /// Asked again and again while scenarios run; once it says so, the run is given up.
  var isCancelled: (() -> Bool)?

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - suite: Where the specs are.
  ///   - compiled: The scenarios that are compiled into the executable.
  ///   - engine: Who plays the scenes.
  ///   - console: Where progress is shown.
  ///   - timeLimit: How long one scenario may take, in seconds.
  ///   - jobs: How many processes work at once; `nil` for as many as there are cores.
  init(
    of suite: SuiteFolder,
    compiled: [Scenarios.Scenario] = [],
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

  /// Prepares a run by an engine; by that of the command's own executable where none is named.
  init(
    of suite: SuiteFolder,
    context: ToolContext,
    engine: EngineSelection? = nil,
    timeLimit: Double,
    jobs: Int? = nil
  ) {
    self.init(
      of: suite,
      compiled: engine == nil ? context.scenarios : [],
      engine: engine ?? .own(of: ExecutablePath.current.path, timeLimit: timeLimit),
      console: context.console,
      timeLimit: timeLimit,
      jobs: jobs
    )
  }
}

extension SuiteRun {
  /// Runs a selection to a report.
  func report(on selection: SpecSelection) throws -> ConformanceReport {
    try recordedReport(on: selection, options: []).report
  }

  /// Runs a selection to a report, and keeps what the engine answered.
  ///
  /// - Returns: The recording is `nil` where there was nothing to play.
  func recordedReport(
    on selection: SpecSelection,
    options: RunOptions = .recordings
  ) throws -> (report: ConformanceReport, recording: EngineRecording?) {
    let (runs, recording, mistakes) = try play(
      selection.scenarios,
      sharing: selection.libraries,
      options: options
    )
    var report = selection.report(on: runs)
    report.mistakes += mistakes
    report.engine = recording.map { EngineIdentity($0.hello) }
    return (report, recording)
  }

  /// Runs scenarios.
  ///
  /// - Parameters:
  ///   - scenarios: What to run.
  ///   - options: The further things that are wanted of each.
  /// - Returns: A run for each, in the same order.
  /// - Throws: Why scenarios cannot be run at all.
  func runs(of scenarios: [SelectedScenario], options: RunOptions = []) throws -> [ScenarioRun] {
    try play(scenarios, options: options).runs
  }

  /// Runs scenarios, and asks who played them; nobody where there was nothing to play.
  ///
  /// - Parameters:
  ///   - scenarios: What to run.
  ///   - libraries: Specs without scenes, whose shared code is compiled by itself.
  ///   - options: The further things that are wanted of each scenario.
  /// - Returns: The runs, the recording, and errors in shared code that affect no scenario.
  /// - Throws: Why scenarios cannot be run at all.
  private func play(
    _ scenarios: [SelectedScenario],
    sharing libraries: [SpecDocument] = [],
    options: RunOptions
  ) throws -> (runs: [ScenarioRun], recording: EngineRecording?, mistakes: [ReportedMistake]) {
    let scenarios = engine.program.isOwn ? scenarios : scenarios.map(\.withoutKnownFailures)
    let supply = SceneCompilation(
      of: suite,
      compiled: compiled,
      console: console,
      jobs: jobs,
      shared: shared,
      for: engine.target ?? .plumb
    )
    var code =
      engine.target == nil
      ? SceneCompilation.Code()
      : supply.code(for: scenarios, sharing: libraries)
    var runs =
      engine.program.isOwn ? rejectedRuns(of: scenarios.filter(\.scenario.isRejected)) : [:]
    for selected in scenarios {
      if let messages = code.refusal(of: selected) {
        runs[selected.scenario.id] = selected.run(refused: messages)
      } else if let reason = code.trouble(with: selected) {
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
    // A trap's own words name a line, which is to be the one where the code is now.
    let again = supply.renew(&code, for: scenes.filter { runs[$0.scenario.id]?.isCrash ?? false })
    if !again.isEmpty { runs.merge(try isolated.runs(of: again, with: code)) { $1 } }
    console.show(progress: "")
    let inOrder = scenarios.compactMap { runs[$0.scenario.id] }
    for report in inOrder.map(\.report) where !report.isPrintedWithVerdict {
      for line in report.printedLines { console.note(line) }
    }
    let messages = inOrder.flatMap(\.report.results).flatMap(\.compilerMessages)
    return (inOrder, recording, code.sharedMistakes(besides: messages))
  }

  /// A run in processes of their own that shows how far it is.
  private func isolatedRun(of total: Int, known: Int, options: RunOptions) -> EnginePool {
    var progress = ProgressLine(console: console, total: total)
    progress.end(known)
    var isolated = EnginePool(
      program: engine.program,
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

  /// Runs scenarios whose code must not compile, as many at once as there are cores: the compiler
  /// is a process of its own already.
  private func rejectedRuns(of scenarios: [SelectedScenario]) -> [String: ScenarioRun] {
    let check = RejectionCheck()
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
  /// Runs scenarios with the code that was compiled for them.
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
  /// The specs with shared code and without scenes; none if only some scenarios are selected.
  fileprivate var libraries: [SpecDocument] {
    let count = documents.reduce(0) { $0 + $1.scenarios.count }
    guard part == nil, count == scenarios.count else { return [] }
    return documents.filter { $0.scenes.isEmpty && !$0.sharedBlocks.isEmpty }
  }

  /// The report on runs of the scenarios.
  func report(on runs: [ScenarioRun]) -> ConformanceReport {
    var report = ConformanceReport(documents: documents, scenarios: runs.map(\.report))
    report.shard = part
    report.mistakes = mistakes.map { ReportedMistake($0) }
    return report
  }
}

extension EngineIdentity {
  /// The engine as it introduced itself.
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
  /// Runs one scenario to see its layouts.
  func run(of selected: SelectedScenario, options: RunOptions) throws -> ScenarioRun {
    guard case .scene = selected.scenario.body else {
      throw ToolError.scenarioNotExplained(
        selected.scenario.id,
        reason: "only a scene has a layout to explain"
      )
    }
    guard let run = try runs(of: [selected], options: options).first else {
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
