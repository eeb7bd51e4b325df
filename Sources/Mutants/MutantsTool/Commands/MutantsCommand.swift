internal import CommandLineKit

/// One command of `mutants`.
protocol MutantsCommand: Sendable {
  static var declaration: CommandDeclaration { get }

  /// Does what the command is for.
  ///
  /// - Parameters:
  ///   - arguments: The command line, checked against the declaration.
  ///   - root: The directory of the package.
  /// - Returns: What the process is to end with: 0 for success, 1 where something survived or is stale.
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
