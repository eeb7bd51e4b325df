internal import SuiteRunning
internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import Reporting
internal import Site
internal import SpecFormat

/// `plumb sweep`: runs all checks on a scene for every device, text size and direction.
struct SweepCommand: PlumbCommand {
  private static let write = CommandFlag(
    name: "write",
    summary: "add a table of variants and a block of checks with the results to the spec"
  )

  private static let tasks = CommandFlag(
    name: "tasks",
    summary: "start the tasks of views, and wait for them for at most 0.2 s"
  )

  private static let output = CommandOption(
    name: "output",
    placeholder: "DIR",
    summary: "write a page with the findings and pictures to DIR"
  )

  /// The default time limit of one scenario, in seconds: it is laid out under many conditions.
  private static let timeLimit = 60

  static let declaration = CommandDeclaration(
    name: "sweep",
    summary: "check scenes on all devices, at all text sizes, and in languages or directions",
    discussion: """
      Without an ID, every scene of the suite is checked, or of the files and folders that are named
      instead, and the findings of each scene are listed, those of the worst first.

      A scene needs no 'checks' block: all checks but 'one-line' run. A scene that is named needs no
      block at all. Its output also shows which check fails first as the width shrinks. If the app's folder has strings in several
      languages, the scene is laid out in each of them, otherwise in both layout directions. Without
      '--metrics', text and controls have the metrics of the scene's last block. ID may be any part
      of an id that no other id contains. The exit code is 1 if a check fails. With '--write', the
      results are added to the spec: a table of variants, marked 'evidence=accepted', and the checks
      that pass, with the ids of excepted nodes.
      """,
    options: [
      EngineSelection.option, SharedArguments.metrics, ResourceSelection.option,
      SharedArguments.languages,
      SharedArguments.format, output, SharedArguments.timeLimit(byDefault: timeLimit),
      SharedArguments.package,
    ],
    flags: [SharedArguments.pseudo, tasks, write],
    parameter: CommandParameter(
      placeholder: "ID",
      summary: "the scenario, or files and folders of specs; default: every spec",
      usage: "[ID]"
    )
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let context = try context.withResources(in: arguments)
    let words = arguments.positionals
    let command = Self.declaration.name
    guard let letters = words.first, !Self.arePaths(words) else {
      return try runSuite(arguments, in: context)
    }
    guard words.count == 1 else {
      throw UsageError.argumentUnexpected(words[1], command: command)
    }
    let (found, suite) = try SpecSelection.scene(letters, in: context)
    let metrics = arguments.metrics ?? found.scenario.standingMetrics
    var selected = found.laidOut(under: LayoutOverride(metrics: metrics))
    selected.languages = try arguments.sweptLanguages(
      of: command,
      resources: found.document.resources?.folder
    )
    if arguments[Self.write] { try Self.checkIsWritable(found) }
    let suiteRun = try SuiteRun(
      of: suite,
      context: context,
      timeLimit: arguments.timeLimit(byDefault: Self.timeLimit)
    )
    var options: RunOptions = arguments[Self.output] == nil ? .conditions : [.conditions, .strips]
    if arguments[Self.tasks] { options.insert(.tasks) }
    let run = try suiteRun.run(of: selected, options: options)
    try run.checkThatItRan(isEmpty: run.conditionSweep == nil)
    guard let sweep = run.conditionSweep else {
      throw ToolError.scenarioNotExplained(
        selected.scenario.id,
        reason: run.inspectionFailure == nil ? "it is not a scene" : run.sweepFailure ?? ""
      )
    }
    let id = selected.scenario.id
    try context.console.write(
      arguments.isJSONRequested
        ? SweepAnswer(sweep, of: id).text : ConditionSweepWriter(sweep, of: id).text
    )
    if let folder = arguments[Self.output] {
      let place = "\(selected.document.file):\(selected.scenario.line)"
      let report = ScreenReport(name: id, place: place, sweep: sweep)
      try Self.write(report, strip: run.strip, below: folder)
      context.console.note("wrote \(folder)/index.html")
    }
    if arguments[Self.write] {
      try Self.writeBlocks(of: sweep, into: found, of: suite, by: suiteRun, context)
    }
    return sweep.holds ? .success : .mismatch
  }

  /// Checks that a block can be written below a scene.
  private static func checkIsWritable(_ found: SelectedScenario) throws {
    try Acceptance.checkEnvironment()
    guard !found.isSample else {
      throw ToolError.blockNotWritten(
        found.document.file,
        reason: "the scene has no block; write a 'checks' block below it first"
      )
    }
  }

  /// Writes the pages of a scene.
  private static func write(
    _ report: ScreenReport,
    strip: ConditionStrip?,
    below folder: String
  ) throws {
    let screen = ScreenContent(report, strip: strip ?? ConditionStrip(shots: []))
    for file in ScreenSite([screen]).files { try file.write(below: folder) }
  }

  /// Writes the blocks that state the results of a sweep into the spec.
  private static func writeBlocks(
    of sweep: ConditionSweep,
    into found: SelectedScenario,
    of suite: SuiteFolder,
    by run: SuiteRun,
    _ context: ToolContext
  ) throws {
    let blocks = SweepBlocks(
      sweep: sweep,
      height: sweep.height,
      statesMetrics: sweep.metrics != found.metricsOfClause
    )
    let spec = try SweepSpec(blocks, of: found, in: suite, run: run)
    try spec.write()
    context.console.note(spec.difference.text(usesColor: false))
    for check in blocks.inexpressible {
      context.console.note("'\(check.rawValue)' is omitted: a node without an id fails it")
    }
  }

  /// Returns whether all words are files or folders, rather than an id.
  private static func arePaths(_ words: [String]) -> Bool {
    words.allSatisfy { FileManager.default.fileExists(atPath: $0) }
  }

  private func runSuite(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let command = Self.declaration.name
    for (isGiven, name) in [
      (arguments[Self.write], "--write"), (arguments.isJSONRequested, "--format json"),
    ] where isGiven {
      throw UsageError.argumentUnexpected("\(name) without an ID", command: command)
    }
    var options: RunOptions = arguments[Self.output] == nil ? .conditions : [.conditions, .strips]
    if arguments[Self.tasks] { options.insert(.tasks) }
    return try SuiteSweep(
      context: context,
      paths: arguments.positionals,
      metrics: arguments.metrics,
      languages: { try arguments.sweptLanguages(of: command, resources: $0) },
      options: options,
      timeLimit: arguments.timeLimit(byDefault: Self.timeLimit)
    ).write(pagesTo: arguments[Self.output])
  }
}
