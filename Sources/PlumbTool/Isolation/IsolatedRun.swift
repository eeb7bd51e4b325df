internal import CommandLineKit
internal import Pictures
internal import SpecFormat

/// Runs scenarios in processes of their own, so that one that traps or never ends takes nothing
/// but its own verdict with it; in several at once.
@MainActor
struct IsolatedRun {
  /// How many scenarios one worker is given at most.
  private static let greatestBatch = 500
  /// How many it is given at least, and then to the end of a spec: each reads its specs before it
  /// begins.
  private static let leastBatch = 50
  /// How many batches there are for each worker, so that none waits long for the last of another.
  private static let batchesEach = 4

  /// The path of a `plumb` that has the same scenarios compiled in.
  let executable: String
  /// How long one scenario may take, in seconds.
  let timeLimit: Double
  /// The further things that are wanted of each.
  let wishes: RunWishes
  /// How many workers there are at once.
  let workerCount: Int
  /// The libraries of scenes that are not, by the ids of their scenarios.
  var libraries: [String: String] = [:]
  /// Called with the id of a scenario that is running, about once a second at least.
  var onWork: (String) -> Void = { _ in }
  /// Called with a line that is to be told once.
  var onNote: (String) -> Void = { _ in }
  /// Called with how many scenarios have their verdict that had none before.
  var onVerdicts: (Int) -> Void = { _ in }
  /// Asked some twenty times a second; once it says so, the workers are stopped.
  var isCancelled: (() -> Bool)?
}

extension IsolatedRun {
  /// Runs scenarios.
  ///
  /// - Returns: A run for each, in the same order.
  func runs(of scenarios: [SelectedScenario]) throws(ToolError) -> [ScenarioRun] {
    let batches = batches(of: scenarios)
    var runs = batches.map { _ in [ScenarioRun]() }
    var shifts: [(batch: Int, shift: WorkerShift)] = []
    defer { for (_, shift) in shifts { shift.worker.stop() } }
    var unfinished: [Int: UnfinishedScenario] = [:]
    var waiting = batches.indices
    while true {
      while shifts.count < workerCount, let batch = waiting.popFirst() {
        shifts.append((batch, try shift(at: batches[batch])))
      }
      guard !shifts.isEmpty else { return runs.flatMap(\.self) }
      wait(for: shifts.map(\.shift))
      if let isCancelled, isCancelled() { throw .cancelled }
      for index in shifts.indices.reversed() {
        let (batch, shift) = shifts[index]
        onVerdicts(try shift.takeEvents())
        if let id = shift.runningID { onWork(id) }
        guard let ended = try shift.runsAtEnd() else { continue }
        if shift.runningID != nil, shift.unfinished == nil { onVerdicts(1) }
        if let unfinished = unfinished[batch], unfinished.id != shift.runningID {
          tell(of: unfinished)
        }
        unfinished[batch] = shift.unfinished
        runs[batch] += ended
        shifts.remove(at: index)
        let rest = batches[batch].dropFirst(runs[batch].count)
        if !rest.isEmpty { shifts.append((batch, try self.shift(at: rest))) }
      }
    }
  }

  /// Tells of a process that ended while a scenario ran that does not end one alone.
  private func tell(of unfinished: UnfinishedScenario) {
    onNote(
      """
      warning: a scenario before \(unfinished.id) left something behind: the worker of both \
      \(unfinished.words), that of the last alone did not
      """
    )
  }

  private func batches(
    of scenarios: [SelectedScenario]
  ) -> [ArraySlice<SelectedScenario>] {
    let share = scenarios.count / (workerCount * Self.batchesEach) + 1
    let size = min(max(share, Self.leastBatch), Self.greatestBatch)
    var batches: [ArraySlice<SelectedScenario>] = []
    var start = 0
    for end in scenarios.indices.dropFirst() {
      // A spec in two batches is read twice.
      let isNewSpec = scenarios[end].document.file != scenarios[end - 1].document.file
      guard end - start >= (isNewSpec ? size : Self.greatestBatch) else { continue }
      batches.append(scenarios[start..<end])
      start = end
    }
    return start < scenarios.endIndex ? batches + [scenarios[start...]] : batches
  }

  /// Waits until one of some workers has something to tell, or has had its time.
  private func wait(for shifts: [WorkerShift]) {
    let deadline = shifts.map(\.deadline).min() ?? .now
    let patience: Duration = isCancelled == nil ? .seconds(1) : .milliseconds(50)
    let isNews = WorkerProcess.wait(
      for: shifts.map(\.worker),
      atMost: min(deadline - .now, patience)
    )
    if !isNews { for id in shifts.compactMap(\.runningID) { onWork(id) } }
  }

  private func shift(at scenarios: ArraySlice<SelectedScenario>) throws(ToolError) -> WorkerShift {
    let request = WorkerRequest(
      for: scenarios,
      libraries: libraries,
      timeLimit: timeLimit,
      wishes: wishes
    )
    let worker = try WorkerProcess(
      executable: executable,
      arguments: [WorkerArguments.command],
      request: request
    )
    return WorkerShift(worker, at: scenarios, timeLimit: timeLimit)
  }
}
