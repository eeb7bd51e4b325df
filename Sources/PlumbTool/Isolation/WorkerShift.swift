internal import Conformance
internal import Foundation
internal import Pictures
internal import SpecFormat

/// One worker process at the scenarios that it was given, until it ends: with the last of them, or
/// with one that takes it along.
@MainActor
final class WorkerShift {
  /// How long a worker may take to read the specs, in seconds.
  private static let startLimit = 60.0

  let worker: WorkerProcess
  private let timeLimit: Double
  private var waiting: ArraySlice<SelectedScenario>
  private var open: OpenRun?
  private var runs: [ScenarioRun] = []
  private var hasEnded = false
  /// A scenario that did not come to its end, and may not be at fault; `nil` where there is none.
  private(set) var unfinished: UnfinishedScenario?
  /// When the worker is given up.
  private(set) var deadline: ContinuousClock.Instant

  /// - Parameters:
  ///   - worker: The process.
  ///   - scenarios: The scenarios that it was given, in order.
  ///   - timeLimit: How long each of them may take, in seconds.
  init(_ worker: WorkerProcess, at scenarios: ArraySlice<SelectedScenario>, timeLimit: Double) {
    self.worker = worker
    self.timeLimit = timeLimit
    waiting = scenarios
    deadline = .now + .seconds(max(Self.startLimit, timeLimit))
  }
}

extension WorkerShift {
  /// The id of the scenario that runs; `nil` between two.
  var runningID: String? { open?.selected.scenario.id }

  /// Takes what the worker has written.
  ///
  /// - Returns: How many scenarios have their verdict by it.
  func takeEvents() throws(ToolError) -> Int {
    let known = runs.count
    // Once it has ended, nothing is written behind what is there now.
    hasEnded = worker.hasEnded
    while let line = worker.nextLine() { try take(try Self.event(in: line)) }
    return runs.count - known
  }

  /// The runs of the first of the scenarios; `nil` as long as the worker goes on.
  ///
  /// A scenario whose process ends while it runs is not among them unless it is the first: what an
  /// earlier one has left behind, such as a thread, may have done it. Alone in another process it
  /// shows.
  func runsAtEnd() throws(ToolError) -> [ScenarioRun]? {
    let end: WorkerEnd
    if hasEnded {
      end = worker.end(by: deadline)
    } else if deadline <= .now {
      end = worker.stop()
    } else {
      return nil
    }
    if let open, end != .timedOut, !runs.isEmpty {
      unfinished = UnfinishedScenario(id: open.selected.scenario.id, words: end.words)
    } else if let open {
      let selected = open.selected
      let printed = SceneModule.namingFiles(
        in: worker.printed[selected.scenario.id],
        of: selected.document
      )
      runs.append(open.ended(by: end, timeLimit: timeLimit, printed: printed))
    }
    guard !runs.isEmpty else {
      throw .workerFailed("it \(end.words)\n\(worker.printed[OutputMarker.nobody])")
    }
    return runs.map { $0.withPrinted(worker.printed) }
  }

  private func take(_ event: WorkerEvent) throws(ToolError) {
    switch event {
    case .run(.started(let id)):
      guard let next = waiting.popFirst(), next.scenario.id == id else {
        throw .workerFailed("it began '\(id)' out of turn")
      }
      open = OpenRun(next)
      deadline = .now + .seconds(timeLimit)
    case .run(.decided(let index, let result)): open?.decide(index, result)
    case .run(.finished):
      if let open { runs.append(open.finished()) }
      open = nil
      deadline = .now + .seconds(timeLimit)
    case .explained(let layout): runs[runs.count - 1].explanations.append(layout)
    case .drawn(let layout): runs[runs.count - 1].layouts.append(layout)
    case .swept(let sweep): runs[runs.count - 1].sweep = sweep
    case .charted(let chart): runs[runs.count - 1].charts.append(chart)
    case .conditionsSwept(let sweep): runs[runs.count - 1].conditionSweep = sweep
    }
  }

  private static func event(in line: String) throws(ToolError) -> WorkerEvent {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: EventStream.infinities.positive,
      negativeInfinity: EventStream.infinities.negative,
      nan: EventStream.infinities.none
    )
    do {
      return try decoder.decode(WorkerEvent.self, from: Data(line.utf8))
    } catch {
      throw .workerFailed("it wrote '\(line)'")
    }
  }
}

/// The end of a process while a scenario ran in it that was not its first.
struct UnfinishedScenario {
  var id: String
  /// The end in words.
  var words: String
}

extension ScenarioRun {
  /// The run with what the scenario printed: all of that is known once its worker has ended.
  fileprivate func withPrinted(_ printed: PrintedOutput) -> ScenarioRun {
    var run = self
    run.report.printed = SceneModule.namingFiles(in: printed[run.report.id], of: document)
    return run
  }
}
