internal import CommandLineKit
internal import ElementTree
internal import Foundation

/// One command of `mutants`.
protocol MutantsCommand: Sendable {
  static var declaration: CommandDeclaration { get }

  /// Does what the command is for.
  ///
  /// - Parameters:
  ///   - arguments: The command line, checked against the declaration.
  ///   - root: The directory of the package.
  /// - Returns: What the process is to end with: 0 for success, 1 where something survived or is
  ///   stale.
  /// - Throws: What is wrong, in words for whoever gave the command.
  func run(_ arguments: CommandArguments, in root: String) throws -> Int32
}

/// All commands.
enum MutantsCommands {
  static let all: [any MutantsCommand] = [
    RunCommand(),
    ListCommand(),
    TryCommand(),
    ReportCommand(),
  ]
}

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
  static func choice(_ arguments: CommandArguments, in root: String) throws -> MutantSelection {
    var choice = MutantSelection(filter: arguments[filter])
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

/// Lines for whoever waits, on standard error.
enum Notes {
  static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(TerminalText.lines(text))\n".utf8))
  }
}
