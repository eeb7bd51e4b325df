internal import Conformance
internal import CommandLineKit
internal import Reporting

/// `plumb report`: checks every spec, or reads the report of an earlier run, and writes a report.
struct ReportCommand: PlumbCommand {
  private static let input = CommandOption(
    name: "input",
    placeholder: "FILE",
    summary: "read the JSON report of an earlier run, and run nothing"
  )
  private static let format = CommandOption(
    name: ReportOutput.format.name,
    placeholder: ReportOutput.format.placeholder,
    kind: ReportOutput.format.kind,
    summary: "write a report in that format to standard output or '--output' instead"
  )
  private static let check = CommandFlag(
    name: "check",
    summary: "write nothing; fail if the repository's report is stale"
  )

  static let declaration = CommandDeclaration(
    name: "report",
    summary: "check every spec and write \(RepositoryReport.file), or a report in another format",
    discussion: """
      The exit code is that of '\(ExecutablePath.toolName) check', and 1 if '--check' finds a stale
      file. Formats and parts are those of '\(ExecutablePath.toolName) check'. The repository's
      report always covers the whole suite, and is not written while a spec is malformed.
      """,
    options: [
      input, format, ReportOutput.output, ShardSelection.option, SharedArguments.timeLimit,
    ],
    flags: [check]
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let isForRepository =
      arguments[ReportOutput.format] == nil && arguments[ReportOutput.output] == nil
    guard !isForRepository else { return try writeRepositoryReport(arguments, in: context) }
    guard !arguments[Self.check] else {
      throw UsageError.argumentNotTaken("--check with another format", command: "report")
    }
    let report = try report(arguments, in: context, takesPart: true)
    return try ReportOutput(
      arguments,
      defaultFormat: "markdown",
      root: context.home.root,
      in: context
    ).deliver(report)
  }

  private func writeRepositoryReport(
    _ arguments: CommandArguments,
    in context: ToolContext
  ) throws -> ExitCode {
    guard arguments[ShardSelection.option] == nil else {
      throw UsageError.argumentNotTaken("--shard without '--format'", command: "report")
    }
    let report = try report(arguments, in: context, takesPart: false)
    if report.shard != nil, let input = arguments[Self.input] {
      throw ToolError.reportPartial(input)
    }
    let writer = HumanReportWriter(usesColor: context.console.usesColor, listsAll: false)
    try context.console.write(writer.text(for: report))
    guard report.mistakes.isEmpty else {
      context.console.note("note: \(RepositoryReport.file) is not written: a spec is malformed")
      return ExitCode(report)
    }
    let document = RepositoryReport(report, root: context.home.root)
    let stale = document.staleFiles
    for file in stale {
      if arguments[Self.check] {
        let tool = ExecutablePath.toolName
        context.console.note("error: \(file.path) is stale: run '\(tool) report'")
      } else {
        try document.write(file)
        context.console.note("wrote \(file.path)")
      }
    }
    let isFresh = stale.isEmpty || !arguments[Self.check]
    return report.holds && !isFresh ? .mismatch : ExitCode(report)
  }

  private func report(
    _ arguments: CommandArguments,
    in context: ToolContext,
    takesPart: Bool
  ) throws -> ConformanceReport {
    if let input = arguments[Self.input] { return try ReportFile(path: input).report() }
    var selection = try SpecSelection(
      context: context,
      paths: [],
      filter: nil,
      mistakes: .reported
    )
    if takesPart {
      selection = try ShardSelection.part(
        of: selection,
        arguments,
        command: Self.declaration.name,
        in: context
      )
    }
    let report = try SuiteRun(
      of: selection.suite,
      context: context,
      timeLimit: arguments.timeLimit
    ).report(on: selection)
    selection.reading.noteOfChanges.map { context.console.note($0) }
    return report
  }
}
