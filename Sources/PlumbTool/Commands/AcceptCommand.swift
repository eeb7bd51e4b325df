internal import CommandLineKit
internal import Conformance
internal import Reporting

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

  static let declaration = CommandDeclaration(
    name: "accept",
    summary: "write what the engine did into blocks that do not hold, and show the difference",
    discussion: """
      What is written is marked 'evidence=accepted': the engine's own numbers, which prove nothing.
      Blocks marked 'known-failure' or 'skip' are left alone. Nothing is written where the
      environment has CI=true, or where a spec changed during the run. The exit code is 1 where
      something still does not hold.
      """,
    options: [
      SharedArguments.filter, SharedArguments.format, SharedArguments.timeLimit,
      SharedArguments.package,
    ],
    flags: [newOnly, ids, dryRun],
    parameter: SharedArguments.paths
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let isDryRun = arguments[Self.dryRun]
    if !isDryRun { try Acceptance.checkThatSomeoneLooks() }
    let selection = try SpecSelection(
      context: context,
      paths: arguments.positionals,
      filter: arguments[SharedArguments.filter]
    )
    let runs = try SuiteRun(of: selection.suite, context: context, timeLimit: arguments.timeLimit)
      .runs(of: selection.scenarios, wishes: arguments[Self.ids] ? .identifiedFrames : [])
    let choice = AcceptanceChoice(of: runs, takesNewOnly: arguments[Self.newOnly])
    let acceptance = try Acceptance(of: choice.blocks, root: selection.suite.root)
    let refusals = choice.refusals + acceptance.refusals
    if !arguments.wantsJSON { try show(acceptance, in: context) }
    if !isDryRun { try acceptance.write() }
    if arguments.wantsJSON {
      let answer = AcceptanceAnswer(
        isWritten: !isDryRun,
        specs: acceptance.specs.map(\.answer),
        messages: refusals.map(\.message)
      )
      try context.console.write(answer.text)
    }
    let count = choice.blocks.count - acceptance.unsayable.count
    tell(refusals, acceptedCount: count, isDryRun: isDryRun, in: context)
    let isLeft = !refusals.isEmpty || isDryRun && count > 0
    let isBuilt = !refusals.contains { $0.code == Verdict.doesNotCompile.rawValue }
    return isBuilt ? isLeft ? .mismatch : .success : .notBuilt
  }

  private func show(_ acceptance: Acceptance, in context: ToolContext) throws {
    for spec in acceptance.specs {
      try context.console.write(spec.difference.text(usesColor: context.console.usesColor))
    }
  }

  private func tell(
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
