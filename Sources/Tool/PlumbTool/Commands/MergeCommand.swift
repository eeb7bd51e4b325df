internal import Conformance
internal import CommandLineKit
internal import Reporting

/// `plumb merge`: makes one report of those of a suite's parts.
struct MergeCommand: PlumbCommand {
  static let declaration = CommandDeclaration(
    name: "merge",
    summary: "make one report of the JSON of a suite's parts",
    discussion: """
      The report is the one that a run of the whole suite would have written, but for times. A part
      that is missing, there twice or of another suite is a mistake; so is a file that is no report,
      and all such files are listed. Mistakes of malformed specs are those of the parts. The exit code
      is that of '\(ExecutablePath.toolName) check'; the format is JSON where nothing is said.
      """,
    options: [ReportOutput.format, ReportOutput.output],
    parameter: CommandParameter(
      placeholder: "FILE ...",
      summary:
        "what '\(ExecutablePath.toolName) check --shard I/N --format json' wrote for each part",
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
