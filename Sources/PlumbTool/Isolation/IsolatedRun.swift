internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import Pictures
internal import SpecFormat

/// Runs scenarios in processes of their own, so that one that traps or never ends takes nothing
/// but its own verdict with it.
@MainActor
struct IsolatedRun {
  /// How many scenarios one worker is given: the ids must fit on a command line.
  private static let batchSize = 500
  /// How long a worker may take to read the specs, in seconds.
  private static let startLimit = 60.0

  /// The path of a `plumb` with the same catalog.
  let executable: String
  /// The package whose specs are meant.
  let root: String
  /// How long one scenario may take, in seconds.
  let timeLimit: Double
  /// The further things that are wanted of each.
  let wishes: RunWishes
  /// Called with the id of a scenario that begins, or is still running, about once a second.
  var onWork: (String) -> Void = { _ in }
  /// Called when a scenario has its verdict.
  var onVerdict: () -> Void = {}
}

extension IsolatedRun {
  /// Runs scenarios in order, in as many processes as it takes.
  ///
  /// - Returns: A run for each, in the same order.
  func runs(of scenarios: [SelectedScenario]) throws(ToolError) -> [ScenarioRun] {
    var runs: [ScenarioRun] = []
    while runs.count < scenarios.count {
      runs += try runWorker(scenarios[runs.count...].prefix(Self.batchSize))
    }
    return runs
  }

  /// Runs one worker to its end.
  ///
  /// - Returns: The runs of the first of the scenarios, of one at least.
  private func runWorker(
    _ scenarios: ArraySlice<SelectedScenario>
  ) throws(ToolError) -> [ScenarioRun] {
    let worker = try worker(for: scenarios.map(\.scenario.id))
    var waiting = scenarios
    var open: OpenRun?
    var runs: [ScenarioRun] = []
    var deadline = ContinuousClock.now + .seconds(max(Self.startLimit, timeLimit))
    while true {
      switch worker.read(until: deadline) {
      case .line(let line):
        switch try Self.event(in: line) {
        case .run(.started(let id)):
          guard let next = waiting.popFirst(), next.scenario.id == id else {
            throw .workerFailed("it wrote '\(line)'")
          }
          open = OpenRun(next)
          deadline = .now + .seconds(timeLimit)
          onWork(id)
        case .run(.decided(let index, let result)): open?.decide(index, result)
        case .run(.finished):
          if let ended = open { runs.append(ended.finished()) }
          open = nil
          deadline = .now + .seconds(timeLimit)
          onVerdict()
        case .explained(let layout): open?.explanations.append(layout)
        case .drawn(let layout): runs[runs.count - 1].layouts.append(layout)
        case .swept(let sweep): runs[runs.count - 1].sweep = sweep
        }
      case .nothing:
        if let open { onWork(open.selected.scenario.id) }
      case .ended(let end):
        if let open {
          let printed = worker.printed[open.selected.scenario.id]
          runs.append(open.ended(by: end, timeLimit: timeLimit, printed: printed))
          onVerdict()
        }
        guard !runs.isEmpty else {
          throw .workerFailed("it \(end.words)\n\(worker.printed[OutputMarker.nobody])")
        }
        return runs.map { $0.withPrinted(worker.printed) }
      }
    }
  }

  private func worker(for ids: [String]) throws(ToolError) -> WorkerProcess {
    try WorkerProcess(
      executable: executable,
      arguments: [
        WorkerArguments.command, "--\(WorkerArguments.root.name)=\(root)",
        "--\(SharedArguments.timeLimit.name)=\(timeLimit)",
      ] + WorkerArguments.flags(for: wishes).map { "--\($0.name)" } + ["--"] + ids
    )
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

extension ScenarioRun {
  /// The run with what the scenario printed: all of that is known once its worker has ended.
  fileprivate func withPrinted(_ printed: PrintedOutput) -> ScenarioRun {
    var run = self
    run.report.printed = printed[run.report.id]
    return run
  }
}
