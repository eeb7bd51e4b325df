internal import CommandLineKit
internal import Foundation

/// The `mutants run` command, which runs mutants and reports those that survive.
struct RunCommand: MutantsCommand {
  static let configuration = CommandOption(
    name: "configuration",
    placeholder: "NAME",
    kind: .oneOf(["debug", "release"]),
    summary: "how the engine is built: release runs four times as fast, and takes longer to build"
  )
  static let jobs = CommandOption(
    name: "jobs",
    placeholder: "N",
    kind: .positiveInteger,
    summary: "how many workers run at once; as many as there are cores where nothing is said"
  )
  static let fresh = CommandFlag(
    name: "fresh",
    summary: "begin anew, where otherwise a run that was interrupted goes on"
  )

  static let declaration = CommandDeclaration(
    name: "run",
    summary: "break the engine in one place after another, and list what no scenario detects",
    discussion:
      "A run of all mutants writes \(ScorePage.file) and \(ScoreDetails.folder). Any other ends with "
      + "1 where something survives. Results of '--shard' add up: a run of all runs only the rest. "
      + "A run of the rules, with '--filter R-', also writes \(RecordingOrder.file).",
    options: ChoiceArguments.all + [configuration, jobs],
    flags: [fresh]
  )

  func run(_ arguments: CommandArguments, in root: String) throws -> Int32 {
    let choice = try ChoiceArguments.choice(arguments, in: root)
    let list = try EquivalentMutants(try EngineSources(root: root).files(), root: root)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let run = MutantRun(
      root: root,
      choice: choice,
      configuration: arguments[Self.configuration] ?? (choice.isWhole ? "release" : "debug"),
      jobs: arguments.wholeNumber(Self.jobs) ?? cores,
      isFresh: arguments[Self.fresh],
      progress: { Notes.write($0) }
    )
    let outcome = try run.run()
    let score = MutantScore(outcome, without: list)
    print(ScoreSummary(score: score).text(listing: !choice.isWhole), terminator: "")
    if choice.coversRules { try RecordingOrder(score: score).write(in: root) }
    guard choice.isWhole else { return score.survivors.isEmpty ? 0 : 1 }
    try outcome.keep(in: root)
    return try ReportCommand().run(arguments, in: root)
  }
}
