internal import Conformance
internal import CommandLineKit
internal import Foundation
internal import Reporting

/// `plumb compare`: lists the changes between the reports of two runs.
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

  static let declaration = CommandDeclaration(
    name: "compare",
    summary: "list the changes between the JSON reports of two runs",
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
      """,
    options: [format, output, pictureURL, renamed],
    flags: [baseMayBeMissing],
    parameter: CommandParameter(
      placeholder: "BASE HEAD",
      summary: "reports of '\(ExecutablePath.toolName) check --format json', before and after",
      usage: "BASE HEAD"
    )
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let paths = arguments.positionals
    let command = Self.declaration.name
    guard paths.count > 0 else { throw UsageError.argumentMissing("BASE", command: command) }
    guard paths.count > 1 else { throw UsageError.argumentMissing("HEAD", command: command) }
    guard paths.count < 3 else { throw UsageError.argumentNotTaken(paths[2], command: command) }
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
