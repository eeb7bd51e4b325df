internal import SuiteRunning
internal import SceneBuilding
internal import Conformance
internal import CommandLineKit
internal import Reporting

/// `plumb merge`: merges the reports of a suite's parts into one report.
struct MergeCommand: PlumbCommand {
  static let declaration = CommandDeclaration(
    name: "merge",
    summary: "merge the JSON reports of a suite's parts into one report",
    discussion: """
      The result is the report of a run of the whole suite, except for times. It is an error if a
      part is missing, is given twice or is of another suite, or if a file is not a report; all such
      files are listed. Mistakes of malformed specs are included. The exit code is that of
      '\(ExecutablePath.toolName) check'; the default format is JSON.
      """,
    options: [ReportOutput.format, ReportOutput.output],
    parameter: CommandParameter(
      placeholder: "FILE ...",
      summary:
        "the report of '\(ExecutablePath.toolName) check --shard I/N --format json' for each part",
      usage: "FILE ..."
    )
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    guard !arguments.positionals.isEmpty else {
      throw UsageError.argumentMissing("FILE", command: Self.declaration.name)
    }
    let parts = try ReportFile.reports(at: arguments.positionals, allowsParts: true)
      .map { ReportMerge.Part(name: $0.file, report: $0.report) }
    let root = context.home.root
    let delivery = ReportOutput(arguments, defaultFormat: "json", root: root, in: context)
    return try delivery.deliver(try merged(parts))
  }

  private func merged(_ parts: [ReportMerge.Part]) throws(ToolError) -> ConformanceReport {
    do {
      return try ReportMerge(parts).merged()
    } catch {
      throw .reportsNotMerged(error.description)
    }
  }
}
