internal import Platform
internal import Conformance
internal import EngineKit
internal import Foundation
internal import SpecFormat
internal import Synchronization

/// Runs scenarios in several engine processes at once.
///
/// A scenario that traps or never ends affects only its own verdict.
@MainActor
struct EnginePool {
  /// The minimum and the maximum number of scenarios in a batch; above the minimum, it ends with a
  /// spec.
  ///
  /// Each engine process loads the libraries of its scenes before the first scenario, so small
  /// batches are slow.
  private static let batchSizes = 50...500
  /// The same if scenes are inspected, which takes a hundred times as long as playing them.
  private static let inspectedBatchSizes = 2...16
  /// The number of batches per engine, so that no engine waits long for the last batch of another.
  private static let batchesEach = 4
  /// The stack size in bytes of a thread that compares results; unused pages need no memory.
  private static let stackSize = 1 << 30

  let engine: EngineSelection
  /// The time limit of one scenario, in seconds.
  let timeLimit: Double
  /// The additional results of each scenario.
  let options: RunOptions
  /// The maximum number of engine processes at once.
  let workerCount: Int
  /// The paths of compiled libraries, by the ids of their scenarios.
  var libraries: [String: String] = [:]
  /// Called with the id of a running scenario, at least once a second.
  var onWork: (String) -> Void = { _ in }
  /// Called with a line to show once.
  var onNote: (String) -> Void = { _ in }
  /// Called with the number of scenarios that got a verdict since the last call.
  var onVerdicts: (Int) -> Void = { _ in }
  /// Called at the end with the `hello` of the engine and the recorded dialogs.
  var onEnd: (EngineHello, [EngineRecording.Scenario]) -> Void = { _, _ in }
  /// Polled about twenty times a second; when it returns `true`, the engines are stopped.
  var isCancelled: (() -> Bool)?
}

extension EnginePool {
  /// Runs scenarios.
  ///
  /// - Returns: A run for each, in the same order.
  func runs(of scenarios: [SelectedScenario]) throws(ToolError) -> [ScenarioRun] {
    let batches = batches(of: scenarios)
    let state = RunProgress()
    let results = Mutex<[Int: Result<[ScenarioRun], ToolError>]>([:])
    let pool = ThreadPool(threadCount: workerCount, stackSize: Self.stackSize)
    let threads = pool.start(jobCount: batches.count) {
      [engine, timeLimit, options, libraries] _, index in
      let batch = batches[index]
      let worker = EngineWorker(
        engine,
        libraries: Set(batch.compactMap { libraries[$0.scenario.id] }).sorted(),
        timeLimit: timeLimit,
        options: options,
        state: state
      )
      let runs = Result { () throws(ToolError) in try worker.runs(of: batch) }
      results.withLock { $0[index] = runs }
      guard case .failure = runs else { return true }
      state.cancel()
      return false
    }
    var running: String?
    while !threads.areDone(within: .milliseconds(20)) {
      if let isCancelled, isCancelled() { state.cancel() }
      running = report(state) ?? running
      if let running { onWork(running) }
    }
    threads.join()
    _ = report(state)
    state.hello.map { onEnd($0, state.recorded(of: scenarios.map(\.scenario.id))) }
    return try results.withLock { $0 }.inOrder(of: batches.indices)
  }

  /// Reports the events since the last call.
  ///
  /// - Returns: The scenario that started last; `nil` if none started.
  private func report(_ state: RunProgress) -> String? {
    let events = state.drainEvents()
    for note in events.notes { onNote(note) }
    if events.endedCount > 0 { onVerdicts(events.endedCount) }
    return events.running.last
  }

  private func batches(
    of scenarios: [SelectedScenario]
  ) -> [ArraySlice<SelectedScenario>] {
    let sizes =
      options.isDisjoint(with: .inspections) ? Self.batchSizes : Self.inspectedBatchSizes
    let share = scenarios.count / (workerCount * Self.batchesEach) + 1
    let size = min(max(share, sizes.lowerBound), sizes.upperBound)
    var batches: [ArraySlice<SelectedScenario>] = []
    var start = 0
    for end in scenarios.indices.dropFirst() {
      // The libraries of a spec that is split into two batches are loaded twice.
      let isNewSpec = scenarios[end].document.file != scenarios[end - 1].document.file
      guard end - start >= (isNewSpec ? size : sizes.upperBound) else { continue }
      batches.append(scenarios[start..<end])
      start = end
    }
    return start < scenarios.endIndex ? batches + [scenarios[start...]] : batches
  }
}

extension [Int: Result<[ScenarioRun], ToolError>] {
  /// Returns the runs of all batches in order; an actual failure takes precedence over the
  /// cancellations that it caused.
  fileprivate func inOrder(of batches: Range<Int>) throws(ToolError) -> [ScenarioRun] {
    let failures = values.compactMap { result -> ToolError? in
      if case .failure(let error) = result { error } else { nil }
    }
    if let failure = failures.first(where: { !$0.isCancellation }) ?? failures.first {
      throw failure
    }
    return batches.flatMap { index in (try? self[index]?.get()) ?? [] }
  }
}

extension ToolError {
  fileprivate var isCancellation: Bool {
    if case .cancelled = self { true } else { false }
  }
}
