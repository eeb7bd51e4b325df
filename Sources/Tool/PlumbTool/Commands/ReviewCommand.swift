internal import SuiteRunning
internal import SceneBuilding
internal import Conformance
internal import CommandLineKit

/// `plumb review`: shows the blocks that do not pass one by one, to accept or reject each.
struct ReviewCommand: PlumbCommand {
  static let declaration = CommandDeclaration(
    name: "review",
    summary: "review blocks that do not pass one by one, and accept or reject each",
    discussion: """
      This is an interactive '\(ExecutablePath.toolName) accept': it needs a terminal, and asks
      before each block. Accepted blocks are written at the end, also after 'q'. Control-C cancels
      the review and writes nothing; control-Z suspends it. 'A' accepts the remaining blocks after
      'y' confirms it. Other keys and pasted text are ignored. A spec that changed since it was
      shown is not written; the others are. The exit code is 1 if a block still does not pass, and 3
      if a spec is malformed; a malformed spec does not change.
      """,
    options: [SharedArguments.filter, SharedArguments.timeLimit, SharedArguments.package],
    parameter: SharedArguments.paths
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    guard let terminal = ProcessTerminal() else { throw ToolError.terminalMissing }
    try Acceptance.checkEnvironment()
    try context.requireOwnEngine(Self.declaration.name)
    let selection = try SpecSelection(
      context: context,
      paths: arguments.positionals,
      filter: arguments[SharedArguments.filter],
      mistakes: .reported
    )
    let runs = try SuiteRun(of: selection.suite, context: context, timeLimit: arguments.timeLimit)
      .runs(of: selection.scenarios)
    let choice = AcceptanceSelection(of: runs, takesNewOnly: false)
    let outcome = terminal.takingKeys { ReviewSession(terminal: terminal).review(choice.blocks) }
    let specs = ReviewedSpecs(
      writing: outcome.isAborted ? [] : outcome.accepted,
      root: selection.suite.root
    )
    let refusals = choice.refusals + specs.refusals
    for mistake in selection.mistakes { context.console.note("\(mistake)") }
    for refusal in refusals { context.console.note("\(refusal)") }
    context.console.note(outcome.summary(writtenCount: specs.written.count))
    if !specs.errors.isEmpty { throw ToolError.several(specs.errors) }
    let isLeft = outcome.isAborted || !outcome.rejected.isEmpty || !outcome.skipped.isEmpty
    guard selection.mistakes.isEmpty else { return .malformedSpec }
    return isLeft || !refusals.isEmpty ? .mismatch : .success
  }
}
