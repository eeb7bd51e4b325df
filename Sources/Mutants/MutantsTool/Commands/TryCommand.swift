internal import CommandLineKit
internal import Foundation
internal import MutantSwitch
internal import ElementTree

/// The `mutants try` command, which runs single mutants of the last build against the current
/// specs.
struct TryCommand: MutantsCommand {
  static let specs = CommandOption(
    name: "specs",
    placeholder: "TEXT",
    summary: "only specs whose path below Specs/ begins with the text; default: all"
  )

  static let declaration = CommandDeclaration(
    name: "try",
    summary:
      "list the scenarios that detect single mutants of the last build, with the current specs",
    discussion:
      "Nothing is built, so that a scenario is tried in seconds while it is written. It ends with "
      + "1 if no scenario detects one of them.",
    options: [specs],
    parameter: CommandParameter(placeholder: "ids", summary: "the mutants, by their ids")
  )

  func run(_ arguments: CommandArguments, in root: String) throws -> Int32 {
    let build = TreeBuild(
      tree: MutatedTree(of: root, named: "release"),
      configuration: "release",
      progress: { _ in }
    )
    let mutants = try build.tree.builtMutants()
    let places = Dictionary(mutants.enumerated().map { ($1.id, $0 + 1) }) { first, _ in first }
    let unknown = arguments.positionals.filter { places[$0] == nil }
    guard unknown.isEmpty else {
      throw ArgumentMistake("the last build has no mutant \(unknown.joined(separator: ", "))")
    }
    let numbers = arguments.positionals.compactMap { places[$0] }
    let pool = try WorkerPool(
      of: 1,
      at: build.worker,
      root: root,
      modules: try build.modules(for: numbers.map { mutants[$0 - 1] }, building: false),
      mutants: mutants.count,
      specs: arguments[Self.specs] ?? ""
    )
    defer { pool.end() }
    guard let worker = pool.workers.first else { return 0 }
    var entries: [ScenarioCoverage] = []
    try worker.census(of: Array(pool.scenarios.indices)) { entries.append($0) }
    let reach = MutantCoverage(entries, mutants: mutants.count)
    var survivors = 0
    for number in numbers {
      let kills = try reach.trial(of: number).map { try worker.outcome(of: $0).kills }
      if kills?.isEmpty ?? true { survivors += 1 }
      let mutant = mutants[number - 1]
      let name = mutant.rule ?? mutant.kind.rawValue
      print(TerminalText.line("\(mutant.place): \(name): \(mutant.change)"))
      guard let kills else {
        print("  no scenario reaches it")
        continue
      }
      if kills.isEmpty {
        print("  \(reach.nearest(to: number).count) scenarios reach it, none notices")
      }
      for kill in kills {
        print("  \(kill.way.rawValue): \(TerminalText.line(pool.scenarios[kill.scenario].id))")
      }
    }
    return survivors == 0 ? 0 : 1
  }
}
