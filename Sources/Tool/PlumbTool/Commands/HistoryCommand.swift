internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import Reporting

/// `plumb history`: keeps the figures of runs, and draws them.
struct HistoryCommand: PlumbCommand {
  private static let file = CommandOption(
    name: "file",
    placeholder: "FILE",
    summary: "the history, a line of JSON a run; Docs/history.jsonl where nothing is said"
  )
  private static let commit = CommandOption(
    name: "commit",
    placeholder: "SHA",
    summary: "the commit that was checked; GITHUB_SHA and CI_COMMIT_SHA say it too"
  )
  private static let output = CommandOption(
    name: "output",
    placeholder: "DIR",
    summary: "the folder for history.svg and history-badge.svg; Docs/Figures where nothing is said"
  )

  static let declaration = CommandDeclaration(
    name: "history",
    summary: "keep the figures of runs, and draw them",
    discussion: """
      'history add run.json' appends the figures of a run to the history: the date, the commit, counts
      by verdict and by evidence, and what the scenarios took. 'history' alone draws the runs as
      history.svg, and the last of them as history-badge.svg.
      """,
    options: [file, commit, output],
    parameter: CommandParameter(
      placeholder: "add FILE",
      summary: "append the figures of a run, from its JSON",
      usage: "[add FILE]"
    )
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let words = arguments.positionals
    let command = Self.declaration.name
    let history = TextFile(path: arguments[Self.file] ?? "Docs/history.jsonl")
    guard let verb = words.first else { return try draw(history, arguments, in: context) }
    guard verb == "add" else { throw UsageError.argumentNotTaken(verb, command: command) }
    guard words.count > 1 else { throw UsageError.argumentMissing("FILE", command: command) }
    guard words.count < 3 else { throw UsageError.argumentNotTaken(words[2], command: command) }
    let report = try ReportFile(path: words[1]).report()
    guard report.shard == nil else { throw ToolError.reportPartial(words[1]) }
    guard report.mistakes.isEmpty else {
      throw ToolError.reportMalformed(words[1], reason: "its counts lack malformed specs")
    }
    let environment = context.environment
    let commit =
      arguments[Self.commit] ?? environment["GITHUB_SHA"] ?? environment["CI_COMMIT_SHA"] ?? ""
    let entry = HistoryEntry(report, date: Date(), commit: commit)
    let text = try text(of: history)
    _ = try entries(in: text, of: history)
    try history.write(text + (text.isEmpty || text.hasSuffix("\n") ? "" : "\n") + entry.line)
    context.console.note("added a run to \(history.path)")
    return .success
  }

  private func draw(
    _ history: TextFile,
    _ arguments: CommandArguments,
    in context: ToolContext
  ) throws -> ExitCode {
    let entries = try entries(in: try text(of: history), of: history)
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

  /// The lines that there are; none where there is no file yet.
  private func text(of history: TextFile) throws(ToolError) -> String {
    if let text = history.text { return text }
    guard !FileManager.default.fileExists(atPath: history.path) else {
      throw .reportMalformed(history.path, reason: "it is no text")
    }
    return ""
  }

  private func entries(
    in text: String,
    of history: TextFile
  ) throws(ToolError) -> [HistoryEntry] {
    do {
      return try HistoryEntry.entries(in: text)
    } catch {
      throw .reportMalformed(history.path, reason: error.description)
    }
  }
}
