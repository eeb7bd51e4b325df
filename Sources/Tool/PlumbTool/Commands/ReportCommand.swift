internal import SuiteRunning
internal import SceneBuilding
internal import Conformance
internal import CommandLineKit
internal import Foundation
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
      report always covers the whole suite, and is not written while a spec is malformed. With
      '--input', verdicts are written to standard output, and no file unless '--output' names one.
      """,
    options: [
      input, format, ReportOutput.output, HistoryFile.option, ShardSelection.option,
      SharedArguments.timeLimit,
    ],
    flags: [check]
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let isForRepository =
      arguments[ReportOutput.format] == nil && arguments[ReportOutput.output] == nil
    if isForRepository, arguments[Self.input] != nil, !arguments[Self.check] {
      return try writeText(of: arguments, in: context)
    }
    guard !isForRepository else { return try writeRepositoryReport(arguments, in: context) }
    guard !arguments[Self.check] else {
      throw UsageError.argumentUnexpected("--check with another format", command: "report")
    }
    let report = try report(arguments, in: context, takesPart: true)
    return try ReportOutput(
      arguments,
      defaultFormat: "markdown",
      root: root(of: report, from: arguments[Self.input], in: context),
      in: context
    ).deliver(report)
  }

  /// Writes the report of an earlier run to standard output, and no file.
  private func writeText(of arguments: CommandArguments, in context: ToolContext) throws -> ExitCode
  {
    let report = try report(arguments, in: context, takesPart: false)
    if report.shard != nil, let input = arguments[Self.input] {
      throw ToolError.reportPartial(input)
    }
    let root = root(of: report, from: arguments[Self.input], in: context)
    return try ReportOutput(arguments, root: root, in: context).deliver(report)
  }

  /// Returns the folder that the paths of a report are relative to.
  ///
  /// The report may have been written in another folder, which is found by the files that it names:
  /// around this folder, or around the file of the report.
  private func root(
    of report: ConformanceReport,
    from input: String?,
    in context: ToolContext
  ) -> String {
    let file = report.specs.first?.file ?? report.mistakes.first?.file
    guard let input, let file else { return context.home.root }
    var folders = [context.home.root]
    var folder = URL(fileURLWithPath: input).standardizedFileURL.deletingLastPathComponent()
    while folder.path != "/" {
      folders.append(folder.path)
      folder.deleteLastPathComponent()
    }
    return folders.first { FileManager.default.fileExists(atPath: "\($0)/\(file)") } ?? folders[0]
  }

  private func writeRepositoryReport(
    _ arguments: CommandArguments,
    in context: ToolContext
  ) throws -> ExitCode {
    guard arguments[ShardSelection.option] == nil else {
      throw UsageError.argumentUnexpected("--shard without '--format'", command: "report")
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

  /// Returns the report of the run, with the run since which each failing scenario fails.
  private func report(
    _ arguments: CommandArguments,
    in context: ToolContext,
    takesPart: Bool
  ) throws -> ConformanceReport {
    let report = try undatedReport(arguments, in: context, takesPart: takesPart)
    return try HistoryFile.dated(report, arguments, root: context.home.root)
  }

  private func undatedReport(
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
    selection.loader.noteOfChanges.map { context.console.note($0) }
    return report
  }
}
