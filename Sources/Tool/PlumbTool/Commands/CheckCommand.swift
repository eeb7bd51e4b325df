internal import SuiteRunning
internal import SceneBuilding
internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import Reporting
internal import SpecFormat

/// `plumb check`: runs scenarios and reports their verdicts.
struct CheckCommand: PlumbCommand {
  private static let failed = CommandFlag(
    name: "failed",
    summary: "run only scenarios that failed in their last run"
  )
  private static let changed = CommandOption(
    name: "changed",
    placeholder: "REF",
    valueAlone: "HEAD",
    summary: "run only specs that changed in git since REF, or whose shared code changed"
  )

  private static let system = CommandOption(
    name: AttributeName.system.rawValue,
    placeholder: "SYSTEM",
    summary: "compare with the numbers of that system, such as 'iOS 13'"
  )

  private static let record = CommandOption(
    name: "record",
    placeholder: "FILE",
    summary: "write the answers of the engine to a file, for 'accept --from'"
  )

  private static let gaps = CommandFlag(
    name: "gaps",
    summary: "list the names that the engine lacks, instead of verdicts"
  )

  static let declaration = CommandDeclaration(
    name: "check",
    summary: "run scenarios and compare them with their specs",
    discussion: """
      Verdicts are written to standard output, progress and notes to standard error. The exit code
      is 0 if everything passed, 1 for a mismatch, 2 for a mistake in the command line, 3 for a
      malformed spec, 4 if a scene does not compile, 5 if nothing is selected, and 70 if plumb
      itself failed or cannot write a file. With '--failed', it is 0 if no scenario is left to
      run. If a spec is malformed, its mistakes are listed and all other specs run.

      'github' writes annotations, and appends a summary to the file that GITHUB_STEP_SUMMARY names.
      If XML_OUTPUT_FILE names a file, JUnit XML is always written to it. '--shard 2/5' runs the
      scenarios whose id has a hash of 1 modulo 5; TEST_TOTAL_SHARDS or CI_NODE_TOTAL, with the
      variables of their indices, have the same effect.

      If several blocks state the same for different systems, the block of the newest system is
      compared. With '--on', the block of that system is compared, and blocks of other years'
      systems are skipped.

      '--engine' runs another engine: its engine.json, or a program that implements the protocol of
      Docs/Reference/EngineProtocol.md. Marks of known failures are ignored. The exit code is 1
      if an expectation differs or the engine crashes; expectations that are unsupported or do not
      compile have no effect. With '--floor', it is 1 only if a scenario agrees on fewer
      expectations than the file states, and '--write-floor' updates the file. '--profile' selects
      the expectations that count: a name in the suite's folder of profiles, or a file.
      '--deviations' names a file of expectations that differ on purpose, each line a selector and a
      reason. A long report is shortened to 60 lines; '--output' names the file for all verdicts.

      '--changed' includes uncommitted changes; without REF, it selects only those.
      """,
    options: [
      SharedArguments.filter, changed, system, EngineSelection.option, ProfileSelection.option,
      EngineVerdict.floor, EngineVerdict.deviations, SharedArguments.specs,
      ResourceSelection.option, record, ReportOutput.format,
      ReportOutput.output, HistoryFile.option,
      ShardSelection.option, SharedArguments.jobs, SharedArguments.timeLimit,
      SharedArguments.package,
    ],
    flags: [failed, gaps, EngineVerdict.writesFloor],
    parameter: CommandParameter(
      placeholder: "paths",
      summary: """
        files and folders, FILE:LINE, ids, names of specs, anchors of headings and rules; \
        default: every spec
        """
    )
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let context = try context.withSpecs(in: arguments[SharedArguments.specs])
      .withResources(in: arguments).selectingEngine()
    let engine = context.engine
    context.noteAges()
    if arguments[Self.gaps] { try checkGaps(arguments) }
    let cache = CompilationCache.shared(environment: context.environment)
    let choice = CheckSelection(
      context: context,
      cache: cache,
      takesFailed: arguments[Self.failed],
      reference: arguments[Self.changed],
      engine: engine
    )
    let system = try requestedSystem(arguments)
    let profile = try ProfileSelection.profile(in: arguments, context: context)
    let verdict = try EngineVerdict(arguments)
    let candidates = try choice.selectionUnlessNothingFailed(
      arguments: arguments.positionals,
      filter: arguments[SharedArguments.filter]
    )
    guard let candidates else { return try deliverNothing(arguments, in: context) }
    let selection = try candidates.restricted(to: system).only(of: profile)
    let suite =
      isOfWhole(candidates.suite, arguments)
      ? SelectableExpectations(of: candidates.documents) : nil
    if let suite, let profile { profile.notes(on: suite).forEach { context.console.note($0) } }
    let run = try SuiteRun(
      of: selection.suite,
      context: context,
      timeLimit: arguments.timeLimit,
      jobs: arguments.wholeNumber(SharedArguments.jobs)
    )
    let part = try ShardSelection.part(of: selection, arguments, command: "check", in: context)
    let (whole, recording) = try run.recordedReport(
      on: part,
      options: arguments[Self.record] == nil ? [] : .recordings
    )
    if let file = arguments[Self.record] { try recording?.write(to: file) }
    let report = verdict.judged(whole.only(profile), of: suite, in: context.console)
    selection.loader.noteOfChanges.map { context.console.note($0) }
    FailedScenarios(of: selection.suite, by: engine, in: cache).record(report)
    let output = ReportOutput(arguments, root: selection.suite.root, in: context)
    guard context.otherEngine != nil else {
      return try output.deliver(
        try HistoryFile.dated(report, arguments, root: selection.suite.root)
      )
    }
    if arguments[Self.gaps] {
      try context.console.write(EngineGaps(report).lines().map { $0 + "\n" }.joined())
    } else {
      try output.deliver(ofEngine: report, in: cache)
    }
    return try verdict.exitCode(of: report, in: context.console)
  }

  /// Returns whether no argument selects a part of the suite.
  private func isOfWhole(_ suite: SuiteFolder, _ arguments: CommandArguments) -> Bool {
    let isSelective =
      arguments[Self.failed] || arguments[SharedArguments.filter] != nil
      || arguments[Self.changed] != nil
    return !isSelective
      && arguments.positionals.allSatisfy {
        URL(fileURLWithPath: $0).standardizedFileURL.path == suite.path
      }
  }

  /// Checks the options beside `--gaps`, which lists gaps of another engine as text.
  private func checkGaps(_ arguments: CommandArguments) throws(UsageError) {
    guard arguments[EngineSelection.option] != nil else {
      throw .argumentUnexpected("--gaps without '--engine'", command: "check")
    }
    if arguments[ReportOutput.format] != nil {
      throw .argumentUnexpected("--format with '--gaps'", command: "check")
    }
  }

  /// Reports that no scenario is left to run, which is a success.
  private func deliverNothing(
    _ arguments: CommandArguments,
    in context: ToolContext
  ) throws -> ExitCode {
    context.console.note("\(ToolError.nothingFailed)")
    let output = ReportOutput(arguments, root: context.home.root, in: context)
    _ = try output.deliver(ConformanceReport(specs: []))
    return .success
  }

  private func requestedSystem(_ arguments: CommandArguments) throws(UsageError) -> SystemVersion? {
    guard let text = arguments[Self.system] else { return nil }
    guard let system = SystemVersion(text) else {
      throw .invalidValue(
        text,
        option: Self.system.name,
        expected: SystemVersion.form,
        nearest: SystemVersion.nearest(to: text),
        command: Self.declaration.name
      )
    }
    return system
  }
}
