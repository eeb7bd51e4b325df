internal import CommandLineKit
internal import Conformance
internal import Reporting

/// `plumb check`: runs scenarios and tells the verdicts.
struct CheckCommand: PlumbCommand {
  private static let format = CommandOption(
    name: "format",
    placeholder: "FORMAT",
    kind: .oneOf(ReportFormat.all.map(\.name)),
    summary: "how verdicts are written; human where nothing is said"
  )
  private static let output = CommandOption(
    name: "output",
    placeholder: "FILE",
    summary: "write verdicts to a file"
  )

  static let declaration = CommandDeclaration(
    name: "check",
    summary: "run scenarios and compare them with their specs",
    discussion: """
      Verdicts go to standard output, progress and notes to standard error. The exit code is 0
      where all held, 1 for a mismatch, 2 for a mistake in the command line, 3 for a malformed
      spec, 5 where nothing is selected, 70 where plumb itself failed.
      """,
    options: [SharedArguments.filter, format, output, SharedArguments.timeLimit],
    parameter: SharedArguments.paths
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let selection = try SpecSelection(
      context: context,
      paths: arguments.positionals,
      filter: arguments[SharedArguments.filter]
    )
    let run = SuiteRun(context: context, timeLimit: arguments.timeLimit)
    let report = try run.report(on: selection)
    let output = arguments[Self.output]
    let text = writer(arguments, usesColor: output == nil && context.console.usesColor)
      .text(for: report)
    if let output {
      try TextFile(path: output).write(text)
    } else {
      try context.console.write(text)
    }
    return report.holds ? .success : .mismatch
  }

  private func writer(_ arguments: CommandArguments, usesColor: Bool) -> any ReportWriter {
    let format = ReportFormat.all.first { $0.name == arguments[Self.format] }
    return (format ?? ReportFormat.all[0]).makeWriter(usesColor)
  }
}
