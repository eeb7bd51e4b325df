internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import Reporting

/// `plumb history`: records the counts of runs, and draws them.
struct HistoryCommand: PlumbCommand {
  private static let file = CommandOption(
    name: "file",
    placeholder: "FILE",
    summary: "the history, one line of JSON per run; default: \(HistoryFile.standardPath)"
  )
  private static let commit = CommandOption(
    name: "commit",
    placeholder: "SHA",
    summary: "the commit that was checked; default: GITHUB_SHA or CI_COMMIT_SHA"
  )
  private static let output = CommandOption(
    name: "output",
    placeholder: "DIR",
    summary: "the folder for history.svg and history-badge.svg; default: Docs/Figures"
  )

  static let declaration = CommandDeclaration(
    name: "history",
    summary: "record the counts of runs, and draw them as a chart",
    discussion: """
      'history add run.json' appends a run to the history: the date, the commit, the counts by
      verdict and by evidence, the duration, and the scenarios that fail. 'history' without arguments draws
      all runs as history.svg, and the last run as history-badge.svg.
      """,
    options: [file, commit, output],
    parameter: CommandParameter(
      placeholder: "add FILE",
      summary: "append a run, from its JSON report",
      usage: "[add FILE]"
    )
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let words = arguments.positionals
    let command = Self.declaration.name
    let history = HistoryFile(path: arguments[Self.file] ?? HistoryFile.standardPath)
    guard let verb = words.first else { return try draw(history, arguments, in: context) }
    guard verb == "add" else { throw UsageError.argumentNotTaken(verb, command: command) }
    guard words.count > 1 else { throw UsageError.argumentMissing("FILE", command: command) }
    guard words.count < 3 else { throw UsageError.argumentNotTaken(words[2], command: command) }
    let report = try ReportFile(path: words[1]).report()
    guard report.shard == nil else { throw ToolError.reportPartial(words[1]) }
    guard report.mistakes.isEmpty else {
      throw ToolError.reportMalformed(words[1], reason: "its counts omit malformed specs")
    }
    let environment = context.environment
    let commit =
      arguments[Self.commit] ?? environment["GITHUB_SHA"] ?? environment["CI_COMMIT_SHA"] ?? ""
    let entry = HistoryEntry(report, date: Date(), commit: commit)
    try history.append(entry)
    context.console.note("added a run to \(history.path)")
    return .success
  }

  private func draw(
    _ history: HistoryFile,
    _ arguments: CommandArguments,
    in context: ToolContext
  ) throws -> ExitCode {
    let entries = try history.entries
    let folder = arguments[Self.output] ?? "Docs/Figures"
    let files = [
      "history.svg": HistoryFigure(entries).picture.svg,
      "history-badge.svg": HistoryBadge(entries.last).svg,
    ]
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      try TextFile(path: "\(folder)/\(name)").write(text)
      context.console.note("wrote \(folder)/\(name)")
    }
    return .success
  }
}
