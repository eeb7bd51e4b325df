internal import CommandLineKit
internal import ElementTree
internal import Foundation

/// A command of the `mutants` tool.
protocol MutantsCommand: Sendable {
  static var declaration: CommandDeclaration { get }

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: The parsed command line.
  ///   - root: The directory of the package.
  /// - Returns: The exit code of the process: 0 for success, 1 if a mutant survived or a mark is
  ///   stale.
  /// - Throws: An error whose description is printed for the user.
  func run(_ arguments: CommandArguments, in root: String) throws -> Int32
}

/// All commands of the `mutants` tool.
enum MutantsCommands {
  static let all: [any MutantsCommand] = [
    RunCommand(),
    ListCommand(),
    TryCommand(),
    ReportCommand(),
  ]
}

/// The arguments that select mutants, shared by several commands.
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

  static let excluded = CommandOption(
    name: "excluded",
    placeholder: "TEXT",
    summary: "only mutants that an entry of a list excludes for a reason with the text in it"
  )

  static let all = [filter, changed, shard, excluded]

  /// Returns the mutants that a command line selects.
  ///
  /// - Throws: The mistake in the command line.
  static func choice(_ arguments: CommandArguments, in root: String) throws -> MutantSelection {
    var choice = MutantSelection(filter: arguments[filter])
    if let revision = arguments[changed] {
      choice.changes = try ChangedLines(since: revision, in: root)
    }
    if let reason = arguments[excluded] {
      let files = try EngineSources(root: root).files()
      let list = try EquivalentMutants(files, root: root)
      let mutants = files.flatMap(\.mutants).filter {
        list.mark(of: $0)?.reason.localizedCaseInsensitiveContains(reason) ?? false
      }
      guard !mutants.isEmpty else {
        throw ArgumentMistake("no entry that excludes a mutant has '\(reason)' in its reason")
      }
      choice.ids = Set(mutants.map(\.id))
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

/// Progress messages for the user, written to standard error.
enum Notes {
  static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(TerminalText.lines(text))\n".utf8))
  }
}
