internal import Conformance
internal import CommandLineKit

/// `plumb review`: goes through the blocks that do not hold, one by one.
struct ReviewCommand: PlumbCommand {
  static let declaration = CommandDeclaration(
    name: "review",
    summary: "go through the blocks that do not hold, one by one, and accept or reject each",
    discussion: """
      It is '\(ExecutablePath.toolName) accept' with a question before each block, on a terminal. What is accepted is
      written at the end, on quitting too; breaking off with control-C writes nothing, and control-Z
      stops until the shell goes on. 'A' accepts the rest, once 'y' has confirmed it. Any other key, and
      pasted text, does nothing. A spec that changed since it was shown stays as it is, and the others
      are written. The exit code is 1 where something still does not hold, and 3 where a spec is
      malformed, which stays as it is.
      """,
    options: [SharedArguments.filter, SharedArguments.timeLimit, SharedArguments.package],
    parameter: SharedArguments.paths
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    guard let terminal = ProcessTerminal() else { throw ToolError.terminalMissing }
    try Acceptance.checkThatSomeoneLooks()
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
