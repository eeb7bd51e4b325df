internal import Conformance
internal import CommandLineKit
internal import Foundation
internal import Reporting
internal import ElementTree
internal import Site
internal import SpecFormat

/// `plumb matrix`: puts engines side by side, from the JSON of their runs.
struct MatrixCommand: PlumbCommand {
  private static let output = CommandOption(
    name: "output",
    placeholder: "DIR",
    summary: "the folder to write into: index.html, a page for each disputed scenario, badges"
  )
  private static let sourceURL = CommandOption(
    name: "source-url",
    placeholder: "URL",
    summary: "where specs can be read, '{file}' and '{line}' in it; the files themselves otherwise"
  )

  static let declaration = CommandDeclaration(
    name: "matrix",
    summary: "put engines side by side: a page with a column an engine and a row a clause",
    discussion: """
      Each file is the report of one engine on the suite. The pages open from a disk: the most
      disputed clauses are first, can be filtered by view, rule and evidence, and lead to each
      disputed scenario, with the frames drawn over each other and Markdown to file. Scores by type
      and modifier, and a badge for each engine, are beside them.

      The exit code is 0 where they were written, whatever the engines make of the suite. Reports
      that are not of one suite are put side by side as they are, and it is told how far they are
      not. A file that is not there ends with 2, one that is no report with 3, all listed at once.
      The exit code is 3 for a malformed spec too: the pages are written without it.
      """,
    options: [output, SharedArguments.specs, sourceURL, SharedArguments.format],
    parameter: CommandParameter(
      placeholder: "FILE ...",
      summary: "what '\(ExecutablePath.toolName) check --format json' wrote with each engine",
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
    let matrix = EngineMatrix(
      MatrixEngine.engines(of: reports),
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

  /// Tells what was written, and the score of each engine.
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
      TerminalText.line("\(engine.title): \(counts.sentence)") + "\n"
    }
    try context.console.write(scores.joined() + "\(matrix.sentence).\n")
    context.console.note("wrote \(index)")
  }
}
