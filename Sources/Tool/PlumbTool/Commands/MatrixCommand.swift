internal import Conformance
internal import CommandLineKit
internal import Foundation
internal import Reporting
internal import ElementTree
internal import Site
internal import SpecFormat

/// `plumb matrix`: compares engines, from the JSON reports of their runs.
struct MatrixCommand: PlumbCommand {
  private static let output = CommandOption(
    name: "output",
    placeholder: "DIR",
    summary: "the folder for index.html, a page for each disputed scenario, and badges"
  )
  private static let sourceURL = CommandOption(
    name: "source-url",
    placeholder: "URL",
    summary: "the address of the specs' source, with '{file}' and '{line}'; default: the files"
  )

  static let declaration = CommandDeclaration(
    name: "matrix",
    summary: "compare engines: a page with a column per engine and a row per clause",
    discussion: """
      Each file is the report of one engine on the suite. The pages need no server: they list the
      most disputed clauses first, can be filtered by view, rule and evidence, and link to each
      disputed scenario, with the frames of all engines in one picture and Markdown for an issue.
      Scores by type and modifier, and a badge for each engine, are written too. '--profile' leaves
      out all other expectations of each report.

      The exit code is 0 if the pages were written, even if engines disagree or fail. Reports of
      different suites are compared as they are, and notes list the differences. The exit code is 2
      if files are missing, and 3 if files are not reports; all of them are listed. It is also 3 for
      a malformed spec: the pages are written without it.
      """,
    options: [
      output, ProfileSelection.option, SharedArguments.specs, sourceURL, SharedArguments.format,
    ],
    parameter: CommandParameter(
      placeholder: "FILE ...",
      summary: "the report of '\(ExecutablePath.toolName) check --format json' with each engine",
      usage: "FILE ..."
    )
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let command = Self.declaration.name
    guard !arguments.positionals.isEmpty else {
      throw UsageError.argumentMissing("FILE", command: command)
    }
    guard let output = arguments[Self.output] else {
      throw UsageError.argumentMissing("--output DIR", command: command)
    }
    let reports = try ReportFile.reports(at: arguments.positionals)
    let context = try context.withSpecs(in: arguments[SharedArguments.specs])
    let selection = try SpecSelection(
      context: context,
      paths: [],
      filter: nil,
      mistakes: .reported
    )
    for mistake in selection.mistakes { context.console.note("\(mistake)") }
    for (file, report) in reports where !report.mistakes.isEmpty {
      context.console.note("note: the run of '\(file)' had malformed specs: \(report.sentence)")
    }
    let profile = try ProfileSelection.profile(in: arguments, context: context)
    let matrix = EngineMatrix(
      MatrixEngine.engines(of: reports.map { ($0.file, $0.report.only(profile)) }),
      documents: selection.documents
    )
    let folder = URL(fileURLWithPath: output).standardizedFileURL.path
    let links =
      arguments[Self.sourceURL].map { SourceLinks(address: $0) }
      ?? SourceLinks(relativePath: RelativePath.way(from: folder, to: selection.suite.root))
    let site = MatrixSite(matrix, documents: selection.documents, sourceLinks: links)
    try site.forEachFile { try TextFile(path: "\(folder)/\($0.path)").write($0.text) }
    try report(matrix, at: "\(folder)/index.html", asJSON: arguments.isJSONRequested, in: context)
    return selection.mistakes.isEmpty ? .success : .malformedSpec
  }

  /// Reports the written file and the score of each engine.
  private func report(
    _ matrix: EngineMatrix,
    at index: String,
    asJSON: Bool,
    in context: ToolContext
  ) throws {
    for sentence in matrix.suites.sentences { context.console.note("note: \(sentence)") }
    guard !asJSON else {
      return try context.console.write(MatrixAnswer(matrix, index: index).text)
    }
    let scores = zip(matrix.engines, matrix.counts).map { engine, counts in
      let scope = counts.scope(of: engine.report.profile)
      return TerminalText.line("\(engine.title): \(counts.sentence), \(scope)") + "\n"
    }
    let text = scores.joined() + "\(matrix.sentence).\n\(OutcomeCounts.definition)\n"
    try context.console.write(text)
    context.console.note("wrote \(index)")
  }
}
