internal import CProcessGroup
internal import CommandLineKit
internal import Compilation
internal import Conformance
internal import Foundation
internal import Pictures
internal import Scenarios
internal import SpecFormat

/// `plumb run-scenarios`: what the tool runs itself as, so that a scenario that ends its process
/// does not end the run.
///
/// It writes a line of JSON for each event.
struct WorkerCommand: PlumbCommand {
  static let declaration = CommandDeclaration(
    name: WorkerArguments.command,
    summary: "run scenarios in this process, for '\(ExecutablePath.toolName) check'",
    parameter: CommandParameter(placeholder: "file", summary: "the request, in JSON"),
    isHidden: true
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    guard let file = arguments.positionals.first, let request = WorkerRequest(at: file) else {
      throw ToolError.workerFailed("there is no request to work at")
    }
    // Whoever wrote it may end before it could take it away.
    try? FileManager.default.removeItem(atPath: file)
    process_group_begin()
    let stream = EventStream(descriptor: EventStream.takeStandardOutput())
    let runner = ConformanceRunner(scenarios: try scenarios(for: request, in: context))
    // Should whoever waits for this process be gone, it still ends.
    let alarmTime = UInt32(clamping: Int(request.timeLimit.rounded(.up)) + 5)
    for spec in request.specs {
      let document = spec.document
      let scenarios = Dictionary(document.scenarios.map { ($0.id, $0) }) { first, _ in first }
      for id in spec.ids {
        alarm(alarmTime)
        guard let scenario = scenarios[id] else {
          throw ToolError.workerFailed("there is no scenario '\(id)'")
        }
        OutputMarker.write(id)
        let selects = request.wishes.contains(.identifiedFrames)
        runner.run(selects ? scenario.selectingFrames : scenario, in: document) {
          stream.send(.run($0))
        }
        // Another run prints it all again.
        OutputMarker.write(OutputMarker.nobody)
        if request.wishes.contains(.conditions) {
          alarm(alarmTime)
          runner.conditionSweep(of: scenario).map { stream.send(.conditionsSwept($0)) }
        }
        guard !request.wishes.isDisjoint(with: [.explanations, .pictures]) else { continue }
        alarm(alarmTime)
        look(at: scenario, by: runner, for: request.wishes, to: stream)
      }
    }
    return .success
  }

  /// The scenarios of the libraries, and those that are compiled in.
  private func scenarios(
    for request: WorkerRequest,
    in context: ToolContext
  ) throws(ToolError) -> [Scenario] {
    var scenarios: [Scenario] = []
    for library in request.libraries {
      do {
        scenarios += try SceneLibrary.scenarios(loading: library)
      } catch {
        throw .workerFailed("\(error)")
      }
    }
    return scenarios + context.scenarios
  }

  /// Runs a scenario a second time, so that nobody who looks on can change a verdict.
  private func look(
    at scenario: ScenarioSpec,
    by runner: ConformanceRunner,
    for wishes: RunWishes,
    to stream: EventStream
  ) {
    var first: ScenarioLayout?
    let explain = { @MainActor (layout: ScenarioLayout) in stream.send(.explained(layout)) }
    let draw = { @MainActor (layout: ScenarioLayout) in
      first = first ?? layout
      stream.send(.drawn(layout))
    }
    let chart = { @MainActor (chart: ConditionChart) in stream.send(.charted(chart)) }
    let sweep = runner.layouts(
      of: scenario,
      onExplanation: wishes.contains(.explanations) ? explain : nil,
      onPicture: wishes.contains(.pictures) ? draw : nil,
      onChart: wishes.contains(.pictures) ? chart : nil
    )
    guard let first, let sweep else { return }
    stream.send(.swept(SweptPicture(sweep, around: first)))
  }
}
