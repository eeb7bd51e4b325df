internal import CommandLineKit

/// One command of the tool.
@MainActor
protocol PlumbCommand {
  static var declaration: CommandDeclaration { get }

  /// Does what the command is for.
  ///
  /// - Parameters:
  ///   - arguments: What the command line gave, checked against the declaration.
  ///   - context: The catalog, where its specs are, and where to write.
  /// - Returns: What the process is to end with.
  /// - Throws: A `ToolError` that says what is wrong and how the process is to end.
  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode
}

/// Every command there is: the one list that a new one is added to.
@MainActor
enum PlumbCommands {
  static let all: [any PlumbCommand] = [
    CheckCommand(),
    AcceptCommand(),
    ReviewCommand(),
    ExplainCommand(),
    SweepCommand(),
    DevicesCommand(),
    ListCommand(),
    LintCommand(),
    NewCommand(),
    ReportCommand(),
    MergeCommand(),
    CompareCommand(),
    MatrixCommand(),
    DocsCommand(),
    HistoryCommand(),
    WatchCommand(),
    InstallCommand(),
    CleanCommand(),
    EngineCommand(),
  ]

  static func command(named name: String) -> (any PlumbCommand)? {
    all.first { type(of: $0).declaration.name == name }
  }
}
