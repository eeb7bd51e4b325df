internal import CommandLineKit
internal import Conformance
internal import SpecFormat

/// `plumb check`: runs scenarios and tells the verdicts.
struct CheckCommand: PlumbCommand {
  private static let failed = CommandFlag(
    name: "failed",
    summary: "only scenarios that failed when they last ran"
  )
  private static let changed = CommandOption(
    name: "changed",
    placeholder: "REF",
    valueAlone: "HEAD",
    summary: "only specs that git says have changed since REF, or use code that has"
  )

  private static let system = CommandOption(
    name: AttributeName.system.rawValue,
    placeholder: "SYSTEM",
    summary: "hold the engine to the numbers of that system, such as 'iOS 13'"
  )

  private static let record = CommandOption(
    name: "record",
    placeholder: "FILE",
    summary: "keep what the engine answers, for 'accept' to take from"
  )

  static let declaration = CommandDeclaration(
    name: "check",
    summary: "run scenarios and compare them with their specs",
    discussion: """
      Verdicts go to standard output, progress and notes to standard error. The exit code is 0
      where all held, 1 for a mismatch, 2 for a mistake in the command line, 3 for a malformed
      spec, 4 where a scene does not compile, 5 where nothing is selected, 70 where plumb itself
      failed. With '--failed', it is 0 if nothing is left to run. The mistakes of a malformed spec are listed, and the scenarios of all others run.

      'github' writes annotations, and adds a summary to the file that GITHUB_STEP_SUMMARY names;
      where XML_OUTPUT_FILE names a file, JUnit XML is written there in any case. '--shard 2/5'
      runs the scenarios whose id has a hash of 1 modulo 5; TEST_TOTAL_SHARDS and CI_NODE_TOTAL,
      with their indices, say the same.

      Of blocks that say the same of several systems, those of the newest one count, and with '--on'
      those of that system: blocks of another year's systems are skipped then.

      '--engine' takes the engine.json of another engine, or a program that speaks the protocol of
      Docs/Reference/EngineProtocol.md; what it does not do is 'unsupported', which fails no run, and marks of
      known failures do not count for it.

      '--changed' counts what is not committed too, and is all that it counts where no REF is given.
      """,
    options: [
      SharedArguments.filter, changed, system, EngineSelection.option, SharedArguments.specs,
      record, ReportOutput.format,
      ReportOutput.output,
      ShardSelection.option, SharedArguments.jobs, SharedArguments.timeLimit,
      SharedArguments.package,
    ],
    flags: [failed],
    parameter: CommandParameter(
      placeholder: "paths",
      summary: """
        files and folders, FILE:LINE, ids, names of specs, anchors of headings and rules; every spec \
        where none is given
        """
    )
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let context = try context.withSpecs(in: arguments[SharedArguments.specs])
    let engine = try arguments[EngineSelection.option].map { path throws(ToolError) in
      try EngineSelection(at: path)
    }
    let cache = CompilationCache.shared(environment: context.environment)
    let choice = CheckSelection(
      context: context,
      cache: cache,
      takesFailed: arguments[Self.failed],
      reference: arguments[Self.changed]
    )
    let system = try heldSystem(arguments)
    let chosen = try choice.selectionUnlessNothingFailed(
      arguments: arguments.positionals,
      filter: arguments[SharedArguments.filter]
    )
    guard let selection = chosen?.held(to: system) else {
      return try deliverNothing(arguments, in: context)
    }
    let run = SuiteRun(
      of: selection.suite,
      context: context,
      engine: engine,
      timeLimit: arguments.timeLimit,
      jobs: arguments.wholeNumber(SharedArguments.jobs)
    )
    let part = try ShardSelection.part(of: selection, arguments, command: "check", in: context)
    let report: ConformanceReport
    if let file = arguments[Self.record] {
      let recording: EngineRecording?
      (report, recording) = try run.recordedReport(on: part)
      try recording?.write(to: file)
    } else {
      report = try run.report(on: part)
    }
    selection.reading.noteOfChanges.map { context.console.note($0) }
    if engine == nil { FailedScenarios(of: selection.suite, in: cache).record(report) }
    return try ReportOutput(arguments, root: selection.suite.root, in: context).deliver(report)
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

  private func heldSystem(_ arguments: CommandArguments) throws(UsageError) -> SystemVersion? {
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
