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
    summary: "run scenarios in this process, for 'plumb check'",
    parameter: CommandParameter(placeholder: "file", summary: "the request, in JSON"),
    isHidden: true
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    guard let file = arguments.positionals.first, let request = WorkerRequest(at: file) else {
      throw ToolError.workerFailed("there is no request to work at")
    }
    process_group_begin()
    let stream = EventStream(descriptor: EventStream.takeStandardOutput())
    let runner = ConformanceRunner(scenarios: try scenarios(for: request, in: context))
    let explains = request.wishes.contains(.explanations)
    let draws = request.wishes.contains(.pictures)
    let selected = Dictionary(
      request.documents.flatMap(\.selectedScenarios).map { ($0.scenario.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let alarmTime = UInt32(clamping: Int(request.timeLimit.rounded(.up)) + 5)
    for id in request.ids {
      // Should whoever waits for this process be gone, it still ends.
      alarm(alarmTime)
      guard let selected = selected[id] else {
        throw ToolError.workerFailed("there is no scenario '\(id)'")
      }
      let (scenario, document) = (selected.scenario, selected.document)
      OutputMarker.write(id)
      runner.run(scenario, in: document) { stream.send(.run($0)) }
      // Another run prints it all again.
      OutputMarker.write(OutputMarker.nobody)
      guard explains || draws else { continue }
      alarm(alarmTime)
      look(at: scenario, by: runner, explains: explains, draws: draws, to: stream)
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
    explains: Bool,
    draws: Bool,
    to stream: EventStream
  ) {
    var first: ScenarioLayout?
    let explain = { @MainActor (layout: ScenarioLayout) in stream.send(.explained(layout)) }
    let draw = { @MainActor (layout: ScenarioLayout) in
      first = first ?? layout
      stream.send(.drawn(layout))
    }
    let sweep = runner.layouts(
      of: scenario,
      onExplanation: explains ? explain : nil,
      onPicture: draws ? draw : nil
    )
    guard let first, let sweep else { return }
    stream.send(.swept(SweptPicture(sweep, around: first)))
  }
}
