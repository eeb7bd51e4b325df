internal import Conformance
internal import EngineKit
internal import SpecFormat
internal import Synchronization

/// Runs a batch of scenarios in one engine process, one after the other; used by one thread.
///
/// A scenario that crashes the engine is repeated in a new process, unless it was the first one: an
/// earlier scenario may have left state behind that caused the crash, such as a thread.
final class EngineWorker {
  private let selection: EngineSelection
  private let libraries: [String]
  private let timeLimit: Double
  private let options: RunOptions
  private let state: RunProgress
  private var engine: RunningEngine?
  /// The number of scenarios that the current engine process has started.
  private var playedCount = 0

  /// - Parameters:
  ///   - selection: The engine.
  ///   - libraries: The absolute paths of the libraries of scenes that it loads.
  ///   - timeLimit: The time limit of one scenario, in seconds.
  ///   - options: The additional results of each scenario.
  ///   - state: The shared progress of the run, which the worker updates.
  init(
    _ selection: EngineSelection,
    libraries: [String],
    timeLimit: Double,
    options: RunOptions,
    state: RunProgress
  ) {
    self.selection = selection
    self.libraries = libraries
    self.timeLimit = timeLimit
    self.options = options
    self.state = state
  }
}

extension EngineWorker {
  /// Runs scenarios.
  ///
  /// - Returns: A run for each, in the same order.
  func runs(of scenarios: some Collection<SelectedScenario>) throws(ToolError) -> [ScenarioRun] {
    var runs: [ScenarioRun] = []
    for selected in scenarios {
      if state.isCancelled { throw .cancelled }
      state.begin(selected.scenario.id)
      runs.append(try run(of: selected))
      state.end()
    }
    return runs
  }

  private func run(of selected: SelectedScenario) throws(ToolError) -> ScenarioRun {
    let isFirst = playedCount == 0
    let (run, failure) = try play(selected)
    guard let failure, failure.verdict == .crashed, !isFirst else { return run }
    let (again, second) = try play(selected)
    if second?.verdict != .crashed {
      state.note(sideEffectWarning(before: selected, failure, printed: run.report.printed))
    }
    return again
  }

  /// Returns the warning about a scenario that crashed its engine only after other scenarios.
  private func sideEffectWarning(
    before selected: SelectedScenario,
    _ failure: EngineFailure,
    printed: String
  ) -> String {
    let words = failure.note.split(separator: "\n").first ?? ""
    let lines = printed.isEmpty ? "" : "\n\(printed)"
    return """
      warning: a scenario before \(selected.scenario.id) left state behind: in an engine that had run \
      both, \(words); in a new engine it did not\(lines)
      """
  }

  /// Runs a scenario once.
  private func play(
    _ selected: SelectedScenario
  ) throws(ToolError) -> (run: ScenarioRun, failure: EngineFailure?) {
    let engine = try openEngine()
    playedCount += 1
    engine.startClock(for: selected.document)
    let recorder = options.contains(.recordings) ? RecordingConnection(engine.connection) : nil
    let judge = ScenarioJudge(link: recorder ?? engine.connection, digests: engine.digests)
    let scenario = selected.scenario
    let start = ContinuousClock.now
    let (results, failure) = judge.results(
      of: options.contains(.identifiedFrames) ? scenario.selectingFrames : scenario,
      in: selected.document
    )
    let duration = (ContinuousClock.now - start) / .seconds(1)
    if state.isCancelled { throw .cancelled }
    let report = ScenarioReport(
      id: scenario.id,
      line: scenario.line,
      duration: duration,
      results: results,
      printed: engine.drainPrinted()
    )
    if let recorder {
      state.record(
        EngineRecording.Scenario(
          scenario: scenario.id,
          digest: scenario.digest,
          exchange: recorder.exchange
        )
      )
    }
    var run = ScenarioRun(of: scenario, in: selected.document, report: report)
    if failure != nil {
      closeEngine()
    } else if !options.isDisjoint(with: .inspections), scenario.isScene {
      SceneInspector(engine: engine, options: options).inspect(selected, into: &run)
      if run.inspectionFailure.map({ $0.verdict != .unsupported }) == true { closeEngine() }
    }
    return (run, failure)
  }

  private func openEngine() throws(ToolError) -> RunningEngine {
    if let engine { return engine }
    let engine = try RunningEngine(
      selection,
      libraries: libraries,
      timeLimit: timeLimit,
      isCancelled: { [state] in state.isCancelled }
    )
    if state.record(engine.session.hello) {
      for warning in engine.session.hello.warnings { state.note(warning) }
      for gap in engine.hello.gaps(in: options) { state.note(gap) }
    }
    self.engine = engine
    return engine
  }

  private func closeEngine() {
    engine = nil
    playedCount = 0
  }
}

extension EngineHello {
  /// A warning for each unknown capability in the `hello`.
  fileprivate var warnings: [String] {
    let known = EngineCapability.allCases.map(\.rawValue)
    let former = self.protocol < Self.currentProtocol ? Self.formerNames : []
    return can.filter { !known.contains($0) && !former.contains($0) }.map { name in
      let nearest = NearestName.of(name, among: known)
      return "warning: the engine \(self.name) declares the unknown capability '\(name)'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    }
  }
}

extension EngineHello {
  /// Returns a note for each requested result that the engine does not provide.
  fileprivate func gaps(in options: RunOptions) -> [String] {
    let results: [(RunOptions, EngineCapability, String)] = [
      (.pictures, .drawing, "pictures show the outlines of its nodes"),
      (.explanations, .reasons, "explanations show names and frames only"),
      (.conditions, .traits, "checks assume what nodes draw from their names"),
    ]
    return results.filter { options.contains($0.0) && !can($0.1) }.map { _, capability, effect in
      "note: \(name) does not support '\(capability.rawValue)': \(effect)"
    }
  }
}

/// The progress of all engines of a run, read by the thread that waits for them.
final class RunProgress: Sendable {
  /// The events since the last call of `drainEvents`.
  struct Events {
    /// The scenarios that started.
    var running: [String] = []
    /// The number of scenarios that got a verdict.
    var endedCount = 0
    /// The lines to show.
    var notes: [String] = []
  }

  private struct State {
    var events = Events()
    var isCancelled = false
    var hello: EngineHello?
    var recorded: [String: EngineRecording.Scenario] = [:]
  }

  private let state = Mutex(State())
}

extension RunProgress {
  func begin(_ id: String) { state.withLock { $0.events.running.append(id) } }

  func end() { state.withLock { $0.events.endedCount += 1 } }

  func note(_ line: String) { state.withLock { $0.events.notes.append(line) } }

  /// Records the `hello` of an engine.
  ///
  /// - Returns: Whether it is the first one.
  func record(_ hello: EngineHello) -> Bool {
    state.withLock { state in
      defer { state.hello = hello }
      return state.hello == nil
    }
  }

  /// Records the dialog of a scenario; a repeated scenario replaces the earlier dialog.
  func record(_ scenario: EngineRecording.Scenario) {
    state.withLock { $0.recorded[scenario.scenario] = scenario }
  }

  /// Returns the recorded dialogs in the order of the ids.
  func recorded(of ids: [String]) -> [EngineRecording.Scenario] {
    state.withLock { state in ids.compactMap { state.recorded[$0] } }
  }

  func cancel() { state.withLock { $0.isCancelled = true } }

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// The `hello` of the engine; `nil` before it is received.
  var hello: EngineHello? { state.withLock { $0.hello } }

  /// Returns the events since the last call.
  func drainEvents() -> Events {
    state.withLock { state in
      defer { state.events = Events() }
      return state.events
    }
  }
}

extension ScenarioSpec {
  /// The scenario with the selection `#` in each empty frames block, which requests the nodes with
  /// an id.
  var selectingFrames: ScenarioSpec {
    guard case .scene(var scene) = body else { return self }
    for phase in scene.phases.indices {
      for index in scene.phases[phase].expectations.indices {
        let content = scene.phases[phase].expectations[index].content
        guard var frames = content as? FramesFence, frames.lines.isEmpty else { continue }
        frames.form = .selection
        scene.phases[phase].expectations[index].content = frames
      }
    }
    var scenario = self
    scenario.body = .scene(scene)
    return scenario
  }
}
