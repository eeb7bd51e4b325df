internal import CommandLineKit
internal import Conformance
internal import EngineKit
internal import Foundation
internal import SpecFormat
internal import Synchronization

/// Plays scenarios in engines, which are processes of their own, so that one that traps or never
/// ends takes nothing but its own verdict with it; in several at once.
@MainActor
struct EnginePool {
  /// How many scenarios one engine is given at most.
  private static let maximumBatch = 500
  /// How many it is given at least, and then to the end of a spec: each loads its libraries before
  /// it begins.
  private static let minimumBatch = 50
  /// How many batches there are for each engine, so that none waits long for the last of another.
  private static let batchesEach = 4
  /// The stack of a thread that judges, in bytes; what is not used is never touched.
  private static let stackSize = 1 << 30

  let program: EngineProgram
  /// How long one scenario may take, in seconds.
  let timeLimit: Double
  /// The further things that are wanted of each.
  let options: RunOptions
  /// How many engines there are at once.
  let workerCount: Int
  /// The libraries of scenes, by the ids of their scenarios.
  var libraries: [String: String] = [:]
  /// Called with the id of a scenario that is running, about once a second at least.
  var onWork: (String) -> Void = { _ in }
  /// Called with a line that is to be told once.
  var onNote: (String) -> Void = { _ in }
  /// Called with how many scenarios have their verdict that had none before.
  var onVerdicts: (Int) -> Void = { _ in }
  /// Called with how the engine introduced itself, and with what it answered, where somebody wants
  /// to know that.
  var onEnd: (EngineHello, [EngineRecording.Scenario]) -> Void = { _, _ in }
  /// Asked some twenty times a second; once it says so, the engines are stopped.
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
      [program, timeLimit, options, libraries] _, index in
      let batch = batches[index]
      let worker = EngineWorker(
        program,
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

  /// - Returns: The scenario that began last.
  private func report(_ state: RunProgress) -> String? {
    let events = state.drainEvents()
    for note in events.notes { onNote(note) }
    if events.endedCount > 0 { onVerdicts(events.endedCount) }
    return events.running.last
  }

  private func batches(
    of scenarios: [SelectedScenario]
  ) -> [ArraySlice<SelectedScenario>] {
    let share = scenarios.count / (workerCount * Self.batchesEach) + 1
    let size = min(max(share, Self.minimumBatch), Self.maximumBatch)
    var batches: [ArraySlice<SelectedScenario>] = []
    var start = 0
    for end in scenarios.indices.dropFirst() {
      // A spec in two batches has its libraries loaded twice.
      let isNewSpec = scenarios[end].document.file != scenarios[end - 1].document.file
      guard end - start >= (isNewSpec ? size : Self.maximumBatch) else { continue }
      batches.append(scenarios[start..<end])
      start = end
    }
    return start < scenarios.endIndex ? batches + [scenarios[start...]] : batches
  }
}

extension [Int: Result<[ScenarioRun], ToolError>] {
  /// The runs of all batches; the failure of one that was not cancelled for another's counts first.
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
