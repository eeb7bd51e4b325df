internal import SuiteRunning
internal import CommandLineKit

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
    summary: "show what changed since the last run of a history, and since when a scenario fails"
  )
  private static let engines = CommandOption(
    name: "engines",
    placeholder: "DIR",
    summary: "compare engines, from JSON reports of 'check --engine' in a folder"
  )

  static let declaration = CommandDeclaration(
    name: "docs",
    summary: "write a site with a picture and the verdict of every example in the specs",
    discussion: """
      The site needs no server. The exit code is 0 if the site was written, even if scenarios fail:
      the first page lists the failures. It is 3 for a malformed spec: its mistakes are listed, and
      the site is written without it. It is 2 if the score of mutants is missing, and 3 if it has
      mistakes; notes list its clauses that are no longer in any spec.

      With '--engines', the page 'engines.html' has a column per engine and a row per clause, the
      most disputed ones first, with filters, scores by type and modifier, a badge for each engine
      and a page for each disputed scenario, with all frames in one picture and Markdown for an
      issue. 'engines.json' has the same for programs. '--profile' leaves out all other expectations
      of each report. Notes list the differences between the suites of the reports. Missing and
      malformed reports are all listed.

      With '--serve', open pages reload when a spec is saved. Control-C ends the command with exit
      code 0. It is 2 if another program has the port.
      """,
    options: [
      EngineSelection.option, output, sourceURL, mutants, history, engines, ProfileSelection.option,
      SharedArguments.filter,
      SharedArguments.timeLimit, SharedArguments.package, Serving.port,
    ],
    flags: [Serving.flag],
    parameter: SharedArguments.paths
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    try Serving.check(arguments, of: Self.declaration.name)
    let build = try SiteBuild(
      to: arguments[Self.output] ?? "Site",
      context: context,
      paths: arguments.positionals,
      filter: arguments[SharedArguments.filter],
      sourceURL: arguments[Self.sourceURL],
      mutants: arguments[Self.mutants],
      history: arguments[Self.history],
      engines: arguments[Self.engines],
      profile: try ProfileSelection.profile(in: arguments, context: context),
      timeLimit: arguments.timeLimit
    )
    return try Serving.write(build, arguments, console: context.console)
  }
}
