internal import CommandLineKit
internal import Conformance
internal import EngineKit
internal import Reporting
internal import SpecFormat

/// `plumb accept`: writes what the engine did into the blocks that do not hold.
struct AcceptCommand: PlumbCommand {
  private static let newOnly = CommandFlag(
    name: "new-only",
    summary: "only fill blocks that have no line yet"
  )
  private static let ids = CommandFlag(
    name: "ids",
    summary: "fill empty blocks of frames with the nodes that have an id, and no others"
  )
  private static let dryRun = CommandFlag(
    name: "dry-run",
    summary: "write nothing; only show what would change"
  )

  private static let source = CommandOption(
    name: "from",
    placeholder: "FILE",
    summary: "take what another engine answered, as 'check --record' has kept it"
  )
  private static let evidence = CommandOption(
    name: AttributeName.evidence.rawValue,
    placeholder: "KIND",
    kind: .oneOf([Evidence.accepted, .recorded].map(\.rawValue)),
    summary: "mark what comes from a file as that; accepted where nothing is said"
  )

  static let declaration = CommandDeclaration(
    name: "accept",
    summary: "write what the engine did into blocks that do not hold, and show the difference",
    discussion: """
      What is written is marked 'evidence=accepted': the engine's own numbers, which prove nothing.
      Blocks marked 'known-failure' or 'skip' are left alone. Nothing is written where the
      environment has CI=true, or where a spec changed during the run. The exit code is 1 where
      something still does not hold, and 3 where a spec is malformed, which stays as it is.

      With '--from', nothing is run: the numbers are those of a recording, and '--evidence recorded'
      marks them with the system that they were recorded on, such as 'on="macOS 26.2"'. Recorded
      numbers of another system stay, in a block beside the new one.
      """,
    options: [
      source, evidence, SharedArguments.filter, SharedArguments.format,
      SharedArguments.timeLimit, SharedArguments.package,
    ],
    flags: [newOnly, ids, dryRun],
    parameter: SharedArguments.paths
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let isDryRun = arguments[Self.dryRun]
    if !isDryRun { try Acceptance.checkThatSomeoneLooks() }
    let recording = try arguments[Self.source].map { path throws(ToolError) in
      try EngineRecording(at: path)
    }
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
    if !arguments.isJSONRequested { try show(acceptance, in: context) }
    if !isDryRun { try acceptance.write() }
    if arguments.isJSONRequested {
      let answer = AcceptanceAnswer(
        isWritten: !isDryRun,
        specs: acceptance.specs.map(\.answer),
        messages: selection.mistakes.map { JSONMessage($0) } + refusals.map(\.message)
      )
      try context.console.write(answer.text)
    }
    for mistake in selection.mistakes { context.console.note("\(mistake)") }
    let count = choice.blocks.count - acceptance.unsayable.count
    report(refusals, acceptedCount: count, isDryRun: isDryRun, in: context)
    let isLeft = !refusals.isEmpty || isDryRun && count > 0
    let isBuilt = !refusals.contains { $0.code == Verdict.doesNotCompile.rawValue }
    guard selection.mistakes.isEmpty else { return .malformedSpec }
    return isBuilt ? isLeft ? .mismatch : .success : .notBuilt
  }

  /// Where the values come from.
  ///
  /// - Throws: That only a recording has recorded numbers, and only one of a system that blocks
  ///   name.
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
        "error: the recording is of '\(platform)', and recorded numbers are of \(SystemVersion.form)"
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
