internal import CommandLineKit
internal import Conformance
internal import Reporting

/// `plumb report`: checks every spec and writes the report that the repository keeps.
struct ReportCommand: PlumbCommand {
  private static let file = "Docs/Conformance.md"
  private static let check = CommandFlag(
    name: "check",
    summary: "write nothing; fail where the file is not what would be written"
  )

  static let declaration = CommandDeclaration(
    name: "report",
    summary: "check every spec and write \(file)",
    discussion: "The exit code is that of 'plumb check', and 1 where '--check' finds a stale file.",
    options: [SharedArguments.timeLimit],
    flags: [check]
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let selection = try SpecSelection(context: context, paths: [], filter: nil)
    let run = SuiteRun(context: context, timeLimit: arguments.timeLimit)
    let report = try run.report(on: selection)
    let writer = HumanReportWriter(usesColor: context.console.usesColor, listsAll: false)
    try context.console.write(writer.text(for: report))

    let file = TextFile(path: "\(context.root)/\(Self.file)")
    let text = MarkdownReportWriter().text(for: report)
    let isFresh = file.text == text
    if !arguments[Self.check], !isFresh {
      try file.write(text)
      context.console.note("wrote \(Self.file)")
    } else if !isFresh {
      context.console.note("error: \(Self.file) is stale: run 'swift run plumb report'")
    }
    return report.holds && (isFresh || !arguments[Self.check]) ? .success : .mismatch
  }
}
