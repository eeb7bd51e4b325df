internal import CommandLineKit

/// The arguments by which several commands choose mutants.
enum ChoiceArguments {
  static let filter = CommandOption(
    name: "filter",
    placeholder: "TEXT",
    summary: "only mutants whose file, declaration, kind, rule or id contains the text"
  )
  static let changed = CommandOption(
    name: "changed",
    placeholder: "REVISION",
    valueAlone: "HEAD",
    summary:
      "only mutants in lines of the engine that differ from a revision; HEAD where none is named"
  )
  static let shard = CommandOption(
    name: "shard",
    placeholder: "I/N",
    summary: "only the I-th of N parts of the mutants"
  )

  static let all = [filter, changed, shard]

  /// The mutants that a command line chooses.
  ///
  /// - Throws: What is wrong with it.
  static func choice(_ arguments: CommandArguments, in root: String) throws -> MutantChoice {
    var choice = MutantChoice(filter: arguments[filter])
    if let revision = arguments[changed] {
      choice.changes = try ChangedLines(since: revision, in: root)
    }
    if let text = arguments[shard] {
      let numbers = text.split(separator: "/").compactMap { Int($0) }
      guard numbers.count == 2, (1...max(numbers[1], 1)).contains(numbers[0]) else {
        throw ArgumentMistake("--shard takes two numbers such as 1/4, not \(text)")
      }
      choice.shard = (numbers[0], numbers[1])
    }
    return choice
  }
}
