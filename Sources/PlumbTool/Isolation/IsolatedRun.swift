internal import CommandLineKit
package import Conformance
internal import Foundation
package import Pictures
package import SpecFormat

/// Runs scenarios in processes of their own, so that one that traps or never ends takes nothing
/// but its own verdict with it.
@MainActor
package final class IsolatedRun {
  /// How many scenarios one worker is given: the ids must fit on a command line.
  private static let batchSize = 500
  /// How long a worker may take to read the specs, in seconds.
  private static let startLimit = 60.0

  private let executable: String
  private let root: String
  private let timeLimit: Double
  private var outlines: [String: [ExpectationOutline]] = [:]
  private var results: [String: [ExpectationResult?]] = [:]
  private var running: String?
  private var start = ContinuousClock.now
  /// How long each scenario took, in seconds, by its id.
  package private(set) var durations: [String: Double] = [:]
  private let decoder = JSONDecoder()
  /// Whether scenarios are drawn too.
  package var drawsLayouts = false
  /// The layouts of each scenario that was drawn, by its id.
  package private(set) var layouts: [String: [DrawnLayout]] = [:]
  /// The layouts at other widths, by the ids of their scenarios.
  package private(set) var sweeps: [String: SweptPicture] = [:]
  /// Called with each event of a worker.
  package var onEvent: (RunEvent) -> Void = { _ in }
  /// Called with the id of a scenario that is still running, about once a second.
  package var onWait: (String) -> Void = { _ in }
  /// The text that scenarios printed to either stream, by their ids; those that printed nothing are
  /// left out.
  package private(set) var printed: [String: String] = [:]

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - executable: The path of a `plumb` with the same catalog.
  ///   - root: The package whose specs are meant.
  ///   - timeLimit: How long one scenario may take, in seconds.
  package init(executable: String, root: String, timeLimit: Double) {
    self.executable = executable
    self.root = root
    self.timeLimit = timeLimit
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: EventStream.infinities.positive,
      negativeInfinity: EventStream.infinities.negative,
      nan: EventStream.infinities.none
    )
  }
}

extension IsolatedRun {
  /// Runs scenarios in order, in as many processes as it takes.
  ///
  /// - Returns: The results of each scenario, by its id; one for each of its outlines.
  package func run(_ scenarios: [ScenarioSpec]) throws -> [String: [ExpectationResult]] {
    for scenario in scenarios {
      outlines[scenario.id] = scenario.outlines
      results[scenario.id] = Array(repeating: nil, count: scenario.outlines.count)
    }
    var waiting = scenarios.map(\.id)[...]
    var decided: [String: [ExpectationResult]] = [:]
    while !waiting.isEmpty {
      let ended = try runWorker(Array(waiting.prefix(Self.batchSize)))
      for id in waiting.prefix(ended) { decided[id] = results[id]?.compactMap(\.self) }
      waiting = waiting.dropFirst(ended)
    }
    return decided
  }

  /// Runs one worker to its end.
  ///
  /// - Returns: How many of the scenarios have their results now, at least one.
  private func runWorker(_ ids: [String]) throws(ToolError) -> Int {
    let worker = try WorkerProcess(
      executable: executable,
      arguments: [
        WorkerCommand.declaration.name, "--\(WorkerCommand.root.name)=\(root)",
        "--\(SharedArguments.timeLimit.name)=\(timeLimit)",
      ] + (drawsLayouts ? ["--\(WorkerCommand.draws.name)"] : []) + ["--"] + ids
    )
    var ended = 0
    var deadline = ContinuousClock.now + .seconds(max(Self.startLimit, timeLimit))
    while true {
      switch worker.read(until: deadline) {
      case .line(let line):
        switch try decode(line) {
        case .run(let event):
          if case .finished = event { ended += 1 }
          if event.beginsWork { deadline = .now + .seconds(timeLimit) }
          record(event)
        case .drawn(let id, let layout): layouts[id, default: []].append(layout)
        case .swept(let id, let sweep): sweeps[id] = sweep
        }
      case .nothing:
        if let running { onWait(running) }
      case .ended(let end):
        for id in worker.printed.ids { printed[id] = worker.printed[id] }
        if let id = running {
          record(end, of: id)
          return ended + 1
        }
        guard ended > 0 else {
          throw .workerFailed("it \(end.words)\n\(worker.printed[OutputMarker.nobody])")
        }
        return ended
      }
    }
  }

  private func decode(_ line: String) throws(ToolError) -> WorkerEvent {
    do {
      return try decoder.decode(WorkerEvent.self, from: Data(line.utf8))
    } catch {
      throw .workerFailed("it wrote '\(line)'")
    }
  }

  private func record(_ event: RunEvent) {
    switch event {
    case .started(let id):
      running = id
      start = .now
    case .decided(let id, let index, let result):
      results[id]?[index] = result
    case .finished(let id):
      running = nil
      stopClock(of: id)
      close(id, verdict: .error, note: "the scenario ended before this")
    }
    onEvent(event)
  }

  private func stopClock(of id: String) {
    durations[id] = (ContinuousClock.now - start) / .seconds(1)
  }

  private func record(_ end: WorkerEnd, of id: String) {
    running = nil
    stopClock(of: id)
    if end == .timedOut {
      let limit = NumberText.text(timeLimit)
      close(id, verdict: .timedOut, note: "the scenario did not end within \(limit) s")
    } else {
      let reason = printed[id]?.split(whereSeparator: \.isNewline)
        .last { $0.contains("Fatal error") || $0.contains("fatal error") }
      close(
        id,
        verdict: .crashed,
        note: "the scenario \(end.words)" + (reason.map { ": \($0)" } ?? "")
      )
    }
    onEvent(.finished(id: id))
  }

  private func close(_ id: String, verdict: Verdict, note: String) {
    guard let outlines = outlines[id] else { return }
    results[id] = results[id]?.ended(outlines, verdict: verdict, note: note)
  }
}

extension RunEvent {
  /// Whether code of the author's may run from now on that was not running before.
  fileprivate var beginsWork: Bool {
    switch self {
    case .started, .finished: true
    case .decided: false
    }
  }
}
