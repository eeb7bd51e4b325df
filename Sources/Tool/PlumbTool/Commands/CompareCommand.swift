internal import SuiteRunning
internal import SceneBuilding
internal import Conformance
internal import CommandLineKit
internal import Foundation
internal import Reporting

/// `plumb compare`: lists the changes between the reports of two runs, and the history of several.
struct CompareCommand: PlumbCommand {
  private static let format = CommandOption(
    name: "format",
    placeholder: "FORMAT",
    kind: .oneOf(ComparisonFormat.all.map(\.name)),
    summary: "the format of the changes; default: text"
  )
  private static let output = CommandOption(
    name: "output",
    placeholder: "FILE",
    summary: "write the changes to a file, and pictures for Markdown to the same folder"
  )
  private static let pictureURL = CommandOption(
    name: "picture-url",
    placeholder: "URL",
    summary: "the address of a comment's pictures, with '{file}'; default: the same folder"
  )
  private static let renamed = CommandOption(
    name: "renamed",
    placeholder: "FILE",
    summary: "a JSON object that maps scenario ids of BASE to ids of HEAD"
  )
  private static let baseMayBeMissing = CommandFlag(
    name: "base-may-be-missing",
    summary: "if there is no file BASE, write the counts of HEAD and exit with 0"
  )
  private static let history = CommandOption(
    name: "history",
    placeholder: "FILE",
    summary: "add the reports to a history, one line of JSON per run, and list all of its runs"
  )
  private static let commit = CommandOption(
    name: "commit",
    placeholder: "SHA",
    summary: "the commit of the added runs; default: GITHUB_SHA or CI_COMMIT_SHA"
  )
  private static let figures = CommandOption(
    name: "figures",
    placeholder: "DIR",
    summary: "draw the runs as history.svg, and the last one as history-badge.svg"
  )

  static let declaration = CommandDeclaration(
    name: "compare",
    summary: "list the changes between the JSON reports of two runs, or the history of several",
    discussion: """
      The list has expectations that newly fail, are no longer checked, lost evidence, changed,
      are fixed, new, renamed or removed. Changes with a common cause are grouped, with a picture.
      The exit code is 1 if anything regressed: an expectation that passed now fails, is skipped,
      was removed together with its evidence or has weaker evidence, or a new one fails. It is 2 if
      a file is missing, and 3 if a file is not a report.

      'comment' writes a short section for a comment on a proposed change: the regressions, and at
      most five pictures. In an existing file, only that section is replaced. A report of one part
      of a suite is rejected. If HEAD has the errors of a run that ended without a report, the
      section lists them, and the exit code is 3.

      With '--base-may-be-missing', a missing file BASE is not an error: the change that adopts
      \(ExecutablePath.toolName) has no base. A file that is not a report remains an error.

      With '--history', or for more than two reports, the list has a line for each run: its counts,
      and what changed since the run before. A line of a history has the date, the commit, the
      counts by verdict and by evidence, the duration, and the scenarios that fail. The exit code is
      0 unless a file is missing or invalid.
      """,
    options: [format, output, pictureURL, renamed, history, commit, figures],
    flags: [baseMayBeMissing],
    parameter: CommandParameter(
      placeholder: "BASE HEAD",
      summary: "reports of '\(ExecutablePath.toolName) check --format json', the oldest first",
      usage: "BASE HEAD [REPORT ...]"
    )
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let paths = arguments.positionals
    let command = Self.declaration.name
    if arguments[Self.history] != nil || paths.count > 2 {
      return try showHistory(paths, arguments, in: context)
    }
    for option in [Self.commit, Self.figures] where arguments[option] != nil {
      throw UsageError.argumentUnexpected("--\(option.name) without '--history'", command: command)
    }
    guard paths.count > 0 else { throw UsageError.argumentMissing("BASE", command: command) }
    guard paths.count > 1 else { throw UsageError.argumentMissing("HEAD", command: command) }
    let format = ComparisonFormat.named(arguments[Self.format])
    let output = arguments[Self.output].map { URL(fileURLWithPath: $0) }
    let isMissing =
      arguments[Self.baseMayBeMissing] && !FileManager.default.fileExists(atPath: paths[0])
    let base = isMissing ? nil : try report(at: paths[0], in: format)
    let head: ConformanceReport
    do {
      head = try report(at: paths[1], in: format)
    } catch {
      try writeFailure(at: paths[1], in: format, to: output, context)
      throw error
    }
    let renamed = try arguments[Self.renamed].map { try Self.newIdentifiers(at: $0) } ?? [:]
    let comparison =
      base.map { ReportComparison(base: $0, head: head, renamed: renamed) }
      ?? ReportComparison(head: head)
    let style = ComparisonStyle(
      pictureStem: output?.deletingPathExtension().lastPathComponent,
      pictureAddress: arguments[Self.pictureURL]
    )
    let document = format.makeWriter(style).document(for: comparison)
    try write(document, isSection: format.isSection, to: output, in: context)
    return comparison.isWorse ? .mismatch : .success
  }

  private func report(
    at path: String,
    in format: ComparisonFormat
  ) throws(ToolError) -> ConformanceReport {
    let report = try ReportFile(path: path).report()
    if format.isSection, report.shard != nil { throw .reportPartial(path) }
    return report
  }

  /// Returns the new ids of scenarios by their old ids, read from a file.
  private static func newIdentifiers(at path: String) throws(ToolError) -> [String: String] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .pathsMissing([path])
    }
    guard let identifiers = try? JSONDecoder().decode([String: String].self, from: data) else {
      throw .reportMalformed(path, reason: "it is not a JSON object of strings")
    }
    return identifiers
  }

  /// Writes a comment with the errors of a run that ended without a report.
  ///
  /// Does nothing for other files and in other formats.
  private func writeFailure(
    at path: String,
    in format: ComparisonFormat,
    to output: URL?,
    _ context: ToolContext
  ) throws {
    guard format.isSection,
      let failure = FileManager.default.contents(atPath: path).flatMap({ RunFailure($0) })
    else { return }
    try write(failure.comment, isSection: true, to: output, in: context)
  }

  /// Writes the changes to a file with pictures in the same folder, or to standard output.
  private func write(
    _ document: ComparisonDocument,
    isSection: Bool,
    to output: URL?,
    in context: ToolContext
  ) throws {
    if let output {
      let file = TextFile(path: output.path)
      let comment = isSection ? file.text ?? "" : ""
      try file.write(
        isSection ? CommentSection(marked: document.text).replaced(in: comment) : document.text
      )
      let folder = output.deletingLastPathComponent()
      for (name, text) in document.pictures.sorted(by: { $0.key < $1.key }) {
        try TextFile(path: folder.appendingPathComponent(name).path).write(text)
      }
    } else {
      try context.console.write(document.text)
    }
  }
}

extension CompareCommand {
  /// Adds reports to a history and lists its runs, or lists the reports if no history is named.
  private func showHistory(
    _ paths: [String],
    _ arguments: CommandArguments,
    in context: ToolContext
  ) throws -> ExitCode {
    for option in [Self.format, Self.pictureURL, Self.renamed] where arguments[option] != nil {
      throw UsageError.argumentUnexpected(
        "--\(option.name) with a history",
        command: Self.declaration.name
      )
    }
    let environment = context.environment
    let commit =
      arguments[Self.commit] ?? environment["GITHUB_SHA"] ?? environment["CI_COMMIT_SHA"] ?? ""
    let reports = try ReportFile.reports(at: paths)
    for (path, report) in reports where !report.mistakes.isEmpty {
      throw ToolError.reportMalformed(path, reason: "its counts omit malformed specs")
    }
    var runs = reports.map { path, report in
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      return HistoryRun(HistoryEntry(report, date: Date(), commit: commit), name: name)
    }
    if let path = arguments[Self.history] {
      let file = HistoryFile(path: path)
      try file.append(runs.map(\.entry))
      runs = try file.entries.map { HistoryRun($0) }
    }
    let text = HistoryRun.list(runs)
    if let output = arguments[Self.output] {
      try TextFile(path: output).write(text)
    } else {
      try context.console.write(text)
    }
    if let folder = arguments[Self.figures] {
      try draw(runs.map(\.entry), in: folder, context)
    }
    return .success
  }

  private func draw(_ runs: [HistoryEntry], in folder: String, _ context: ToolContext) throws {
    let files = [
      ("history-badge.svg", HistoryBadge(runs.last).svg),
      ("history.svg", HistoryFigure(runs).picture.svg),
    ]
    for (name, text) in files {
      try TextFile(path: "\(folder)/\(name)").write(text)
      context.console.note("wrote \(folder)/\(name)")
    }
  }
}
