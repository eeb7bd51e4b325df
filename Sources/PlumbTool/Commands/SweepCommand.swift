internal import CommandLineKit
internal import Conformance
internal import Pictures
internal import Reporting
internal import SpecFormat

/// `plumb sweep`: lays a scene out under every condition that anybody may show it in, and tells which
/// checks it breaks where.
struct SweepCommand: PlumbCommand {
  static let declaration = CommandDeclaration(
    name: "sweep",
    summary: "check a scene on all devices, in all sizes of text and both directions",
    discussion: """
      The scene needs no 'checks' block: all six checks are made. What breaks first as its width shrinks
      is told besides. An id needs no more letters than tell it from all others. The exit code is 1 where
      a check is broken.
      """,
    options: [SharedArguments.format, SharedArguments.timeLimit, SharedArguments.package],
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
    let run = try SuiteRun(of: suite, context: context, timeLimit: arguments.timeLimit)
      .run(of: selected, wishes: .conditions)
    try run.checkThatItRan(isEmpty: run.conditionSweep == nil)
    guard let sweep = run.conditionSweep else {
      throw ToolError.scenarioNotExplained(selected.scenario.id, reason: "it is no scene")
    }
    let id = selected.scenario.id
    try context.console.write(
      arguments.wantsJSON ? SweepAnswer(sweep, of: id).text : SweepWriter(sweep, of: id).text
    )
    return sweep.breaches.isEmpty ? .success : .mismatch
  }
}
