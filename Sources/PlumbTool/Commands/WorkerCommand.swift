internal import CommandLineKit
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
    options: [WorkerArguments.root, SharedArguments.timeLimit],
    flags: [WorkerArguments.explains, WorkerArguments.draws],
    parameter: CommandParameter(placeholder: "ids", summary: "the scenarios, in order"),
    isHidden: true
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let root = arguments[WorkerArguments.root] ?? context.root
    let stream = EventStream(descriptor: EventStream.takeStandardOutput())
    let runner = ConformanceRunner(catalog: context.catalog)
    let explains = arguments[WorkerArguments.explains]
    let draws = arguments[WorkerArguments.draws]
    var documents: [String: SpecDocument] = [:]
    for id in arguments.positionals {
      // Should whoever waits for this process be gone, it still ends.
      alarm(UInt32(clamping: Int(arguments.timeLimit.rounded(.up)) + 5))
      let name = String(id.prefix { $0 != "#" })
      let document = try documents[name] ?? document(name, root: root, context: context)
      documents[name] = document
      guard let scenario = document.scenarios.first(where: { $0.id == id }) else {
        throw ToolError.workerFailed("there is no scenario '\(id)' in \(document.file)")
      }
      OutputMarker.write(id)
      runner.run(scenario, in: document) { stream.send(.run($0)) }
      // Another run prints it all again.
      OutputMarker.write(OutputMarker.nobody)
      guard explains || draws else { continue }
      alarm(UInt32(clamping: Int(arguments.timeLimit.rounded(.up)) + 5))
      look(at: scenario, by: runner, explains: explains, draws: draws, to: stream)
    }
    return .success
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

  private func document(
    _ name: String,
    root: String,
    context: ToolContext
  ) throws -> SpecDocument {
    let file = "\(context.catalog.folder)/\(name).md"
    let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(file)"))
    return SpecParser.parse(bytes: Array(bytes), file: file, name: name).document
  }
}
