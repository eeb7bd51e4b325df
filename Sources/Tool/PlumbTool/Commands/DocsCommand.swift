internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import Site
internal import SpecFormat

/// `plumb docs`: writes the specs as a site with a picture and the verdict of every example.
struct DocsCommand: PlumbCommand {
  private static let output = CommandOption(
    name: "output",
    placeholder: "DIR",
    summary: "the folder of the site; default: Site"
  )
  private static let sourceURL = CommandOption(
    name: "source-url",
    placeholder: "URL",
    summary: "the address of the specs' source, with '{file}' and '{line}'; default: the files"
  )
  private static let mutants = CommandOption(
    name: "mutants",
    placeholder: "FILE",
    summary: "show the mutants that only one clause detects, from the score of 'mutants run'"
  )
  private static let history = CommandOption(
    name: "history",
    placeholder: "FILE",
    summary: "show what changed since the last run of a history, which 'history add' wrote"
  )

  static let declaration = CommandDeclaration(
    name: "docs",
    summary: "write a site with a picture and the verdict of every example in the specs",
    discussion: """
      The site needs no server. The exit code is 0 if the site was written, even if scenarios fail:
      the first page lists the failures. It is 3 for a malformed spec: its mistakes are listed, and
      the site is written without it. It is 2 if the score of mutants is missing, and 3 if it has
      mistakes; notes list its clauses that are no longer in any spec.
      """,
    options: [
      output, sourceURL, mutants, history, SharedArguments.filter, SharedArguments.timeLimit,
      SharedArguments.package,
    ],
    parameter: SharedArguments.paths
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let selection = try SpecSelection(
      context: context,
      paths: arguments.positionals,
      filter: arguments[SharedArguments.filter],
      mistakes: .reported
    )
    for mistake in selection.mistakes { context.console.note("\(mistake)") }
    let mutants = try arguments[Self.mutants].map { try MutantsFile(path: $0) }
    for note in mutants?.notes(on: selection) ?? [] { context.console.note(note) }
    let folder = URL(fileURLWithPath: arguments[Self.output] ?? "Site").standardizedFileURL.path
    let runs = try SuiteRun(of: selection.suite, context: context, timeLimit: arguments.timeLimit)
      .runs(of: selection.scenarios, options: .pictures)
    selection.reading.noteOfChanges.map { context.console.note($0) }
    let links =
      arguments[Self.sourceURL].map { SourceLinks(address: $0) }
      ?? SourceLinks(relativePath: RelativePath.way(from: folder, to: selection.suite.root))
    let previous = try arguments[Self.history].map { try HistoryFile(path: $0).entries.last }
    let content = SiteContent(
      report: selection.report(on: runs),
      documents: selection.documents,
      runs: runs,
      sourceLinks: links,
      kills: mutants?.score,
      edition: SuiteEdition.edition(
        of: selection.suite,
        environment: context.environment,
        previous: previous ?? nil
      )
    )
    var (files, bytes) = (0, 0)
    try SiteWriter(content).forEachFile { file in
      try TextFile(path: "\(folder)/\(file.path)").write(file.text)
      files += 1
      bytes += file.text.utf8.count
    }
    let perScenario = bytes / max(runs.count, 1) / 1024
    context.console.note(
      "wrote \(folder)/index.html: \(files) files, \(bytes / 1024) KB, \(perScenario) KB a scenario"
    )
    return selection.mistakes.isEmpty ? .success : .malformedSpec
  }
}
