internal import SuiteRunning
internal import CommandLineKit
internal import Reporting
internal import ElementTree
internal import SpecFormat

/// `plumb list`: lists scenarios without running them.
struct ListCommand: PlumbCommand {
  static let declaration = CommandDeclaration(
    name: "list",
    summary: "list scenarios with their ids and places, one per line",
    discussion: """
      The scenarios of malformed specs are missing; their mistakes are printed, and the exit code is
      3.
      """,
    options: [SharedArguments.filter, SharedArguments.format],
    parameter: SharedArguments.paths
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let selection = try SpecSelection(
      context: context,
      paths: arguments.positionals,
      filter: arguments[SharedArguments.filter],
      mistakes: .reported
    )
    let exitCode: ExitCode = selection.mistakes.isEmpty ? .success : .malformedSpec
    for mistake in selection.mistakes { context.console.note("\(mistake)") }
    if arguments.isJSONRequested {
      let scenarios = selection.scenarios.map { ($0.scenario, $0.document) }
      try context.console.write(ListAnswer(scenarios, mistakes: selection.mistakes).text)
      return exitCode
    }
    let lines = selection.scenarios.map { selected in
      TerminalText.line(
        "\(selected.scenario.id)  \(selected.document.file):\(selected.scenario.line)"
      ) + "\n"
    }
    try context.console.write(lines.joined())
    return exitCode
  }
}
