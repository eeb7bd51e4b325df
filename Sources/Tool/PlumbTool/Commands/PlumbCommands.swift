internal import CommandLineKit

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
