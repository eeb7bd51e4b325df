internal import CommandLineKit
internal import Conformance
internal import Reporting
internal import SpecFormat

/// `plumb sweep`: lays a scene out under every condition that anybody may show it in, and tells
/// which checks it breaks where.
struct SweepCommand: PlumbCommand {
  private static let write = CommandFlag(
    name: "write",
    summary: "add a table of variants and a block of checks that state what was found"
  )

  static let declaration = CommandDeclaration(
    name: "sweep",
    summary: "check a scene on all devices, in all sizes of text and both directions",
    discussion: """
      The scene needs no 'checks' block: all six checks are made. What breaks first as its width shrinks
      is told besides. An id needs no more letters than tell it from all others. The exit code is 1 where
      a check is broken. With '--write' the spec states what was found: a table of variants, marked
      'evidence=accepted', and the checks that hold, with the ids that they except.
      """,
    options: [SharedArguments.format, SharedArguments.timeLimit, SharedArguments.package],
    flags: [write],
    parameter: CommandParameter(placeholder: "ID", summary: "the scenario", usage: "ID")
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let words = arguments.positionals
    let command = Self.declaration.name
    guard let letters = words.first else {
      throw UsageError.argumentMissing("ID", command: command)
    }
    guard words.count == 1 else {
      throw UsageError.argumentNotTaken(words[1], command: command)
    }
    let (selected, suite) = try SpecSelection.scenario(letters, in: context)
    if arguments[Self.write] { try Acceptance.checkThatSomeoneLooks() }
    let suiteRun = SuiteRun(of: suite, context: context, timeLimit: arguments.timeLimit)
    let run = try suiteRun.run(of: selected, options: .conditions)
    try run.checkThatItRan(isEmpty: run.conditionSweep == nil)
    guard let sweep = run.conditionSweep else {
      throw ToolError.scenarioNotExplained(selected.scenario.id, reason: "it is no scene")
    }
    let id = selected.scenario.id
    try context.console.write(
      arguments.isJSONRequested
        ? SweepAnswer(sweep, of: id).text : ConditionSweepWriter(sweep, of: id).text
    )
    if arguments[Self.write] {
      let blocks = SweepBlocks(sweep: sweep, height: sweep.height)
      let spec = try SweepSpec(blocks, of: selected, in: suite, run: suiteRun)
      try spec.write()
      context.console.note(spec.difference.text(usesColor: false))
      for check in blocks.unsayable {
        context.console.note("'\(check.rawValue)' is left out: a node without an id breaks it")
      }
    }
    return sweep.breaches.isEmpty ? .success : .mismatch
  }
}
