internal import SuiteRunning
internal import CommandLineKit
internal import Conformance
internal import EngineKit
internal import Reporting
internal import SpecFormat

/// `plumb accept`: writes the engine's results into the blocks that do not pass.
struct AcceptCommand: PlumbCommand {
  private static let newOnly = CommandFlag(
    name: "new-only",
    summary: "fill only empty blocks"
  )
  private static let ids = CommandFlag(
    name: "ids",
    summary: "fill empty frames blocks only with nodes that have an id"
  )
  private static let dryRun = CommandFlag(
    name: "dry-run",
    summary: "show the changes, but write nothing"
  )

  private static let source = CommandOption(
    name: "from",
    placeholder: "FILE",
    summary: "read the results from a recording that 'check --record' wrote, and run nothing"
  )
  private static let evidence = CommandOption(
    name: AttributeName.evidence.rawValue,
    placeholder: "KIND",
    kind: .oneOf([Evidence.accepted, .recorded].map(\.rawValue)),
    summary: "the evidence of blocks written with '--from'; default: accepted"
  )

  static let declaration = CommandDeclaration(
    name: "accept",
    summary: "write the engine's results into blocks that do not pass, and show the diff",
    discussion: """
      Written blocks are marked 'evidence=accepted': their numbers come from the engine itself and
      prove nothing. Blocks marked 'known-failure' or 'skip' do not change. Nothing is written if
      the environment has CI=true, or if a spec changed during the run. The exit code is 1 if a
      block still does not pass, and 3 if a spec is malformed; a malformed spec does not change.

      With '--from', nothing is run: the numbers come from a recording, and '--evidence recorded'
      marks them with the system that they were recorded on, such as 'on="macOS 26.2"'. Recorded
      numbers of other systems stay; the new numbers are written to an additional block. Each block
      whose recorded numbers stay or are replaced is listed.

      With '--dry-run', '--engine' shows the results of another engine.
      """,
    options: [
      source, evidence, EngineSelection.option, SharedArguments.filter, SharedArguments.format,
      SharedArguments.timeLimit, SharedArguments.package,
    ],
    flags: [newOnly, ids, dryRun],
    parameter: SharedArguments.paths
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let isDryRun = arguments[Self.dryRun]
    if !isDryRun { try Acceptance.checkEnvironment() }
    if !isDryRun, context.engine?.program.isOwn == false {
      throw UsageError.argumentUnexpected(
        "--engine without --dry-run",
        command: Self.declaration.name
      )
    }
    let recording = try arguments[Self.source].map { path throws(ToolError) in
      try EngineRecording(at: path)
    }
    if !isDryRun, recording == nil { try context.requireOwnEngine(Self.declaration.name) }
    let origin = try origin(arguments, of: recording)
    let selection = try SpecSelection(
      context: context,
      paths: arguments.positionals,
      filter: arguments[SharedArguments.filter],
      mistakes: .reported
    ).taking(numbersOf: origin.system)
    let options: RunOptions = arguments[Self.ids] ? .identifiedFrames : []
    let runs =
      try recording?.runs(of: selection.scenarios, options: options)
      ?? SuiteRun(of: selection.suite, context: context, timeLimit: arguments.timeLimit)
      .runs(of: selection.scenarios, options: options)
    let choice = AcceptanceSelection(of: runs, takesNewOnly: arguments[Self.newOnly])
    let acceptance = try Acceptance(
      of: choice.blocks,
      root: selection.suite.root,
      origin: origin
    )
    let refusals = choice.refusals + acceptance.refusals
    let leftOut =
      acceptance.specs.flatMap(\.blocks).flatMap(\.leftOut)
      + acceptance.specs.flatMap(\.recordedNotes)
    if !arguments.isJSONRequested { try show(acceptance, in: context) }
    if !isDryRun { try acceptance.write() }
    if arguments.isJSONRequested {
      let answer = AcceptanceAnswer(
        isWritten: !isDryRun,
        specs: acceptance.specs.map(\.answer),
        messages: selection.mistakes.map { JSONMessage($0) } + (refusals + leftOut).map(\.message)
      )
      try context.console.write(answer.text)
    }
    for mistake in selection.mistakes { context.console.note("\(mistake)") }
    for note in choice.notes { context.console.note(note) }
    for line in leftOut { context.console.note("\(line)") }
    let count = choice.blocks.count - acceptance.inexpressible.count
    report(refusals, acceptedCount: count, isDryRun: isDryRun, in: context)
    let isLeft = !refusals.isEmpty || isDryRun && count > 0
    let isBuilt = !refusals.contains { $0.code == Verdict.doesNotCompile.rawValue }
    guard selection.mistakes.isEmpty else { return .malformedSpec }
    return isBuilt ? isLeft ? .mismatch : .success : .notBuilt
  }

  /// Returns the source of the values that are written.
  ///
  /// - Throws: An error if recorded values are requested without a recording, or from a recording
  ///   of a system that specs cannot name.
  private func origin(
    _ arguments: CommandArguments,
    of recording: EngineRecording?
  ) throws -> ValueSource {
    guard arguments[Self.evidence] == Evidence.recorded.rawValue else { return .ownEngine }
    guard let recording else {
      throw UsageError.argumentMissing(
        "'--\(Self.source.name) FILE' for '--\(Self.evidence.name) recorded'",
        command: Self.declaration.name
      )
    }
    let platform = recording.hello.platform
    guard let system = SystemVersion(platform) else {
      throw ToolError.recordingMalformed(
        "error: the recording was made on '\(platform)'; recorded numbers need \(SystemVersion.form)"
      )
    }
    return ValueSource(evidence: .recorded, system: system)
  }

  private func show(_ acceptance: Acceptance, in context: ToolContext) throws {
    for spec in acceptance.specs {
      try context.console.write(spec.difference.text(usesColor: context.console.usesColor))
    }
  }

  private func report(
    _ refusals: [AcceptanceRefusal],
    acceptedCount count: Int,
    isDryRun: Bool,
    in context: ToolContext
  ) {
    for refusal in refusals { context.console.note("\(refusal)") }
    let blocks = "\(count) block\(count == 1 ? "" : "s")"
    let verb = isDryRun ? "would be accepted" : "accepted"
    context.console.note(count == 0 ? "nothing to accept" : "\(blocks) \(verb)")
  }
}
