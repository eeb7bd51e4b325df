internal import CommandLineKit

/// One command of the tool.
@MainActor
protocol PlumbCommand {
  static var declaration: CommandDeclaration { get }

  /// Does what the command is for.
  ///
  /// - Parameter arguments: What the command line gave, checked against the declaration.
  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode
}
