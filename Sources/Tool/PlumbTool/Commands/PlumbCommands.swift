internal import SuiteRunning
internal import EngineKit
internal import SceneBuilding
internal import SpecFormat
internal import CommandLineKit

/// A command of the tool.
///
/// ```swift
/// struct RootCommand: PlumbCommand {
///   static let declaration = CommandDeclaration(name: "root", summary: "check the package")
///
///   func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
///     arguments.positionals.isEmpty && context.home.root.hasPrefix("/") ? .success : .usage
///   }
/// }
/// ```
@MainActor
protocol PlumbCommand {
  static var declaration: CommandDeclaration { get }

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the command line, checked against the declaration.
  ///   - context: The compiled scenarios, the folder of specs, and the console.
  /// - Returns: The exit code of the process.
  /// - Throws: A `ToolError` with a message and the exit code of the process.
  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode
}

/// The list of all commands, to which a new command is added.
@MainActor
enum PlumbCommands {
  static let all: [any PlumbCommand] = [
    CheckCommand(),
    AcceptCommand(),
    ReviewCommand(),
    ExplainCommand(),
    OverlayCommand(),
    ReadCommand(),
    SweepCommand(),
    TryCommand(),
    DevicesCommand(),
    ListCommand(),
    LintCommand(),
    NewCommand(),
    NewEngineCommand(),
    ReportCommand(),
    MergeCommand(),
    CompareCommand(),
    DocsCommand(),
    WatchCommand(),
    LanguageServerCommand(),
    InstallCommand(),
    RebuildCommand(),
    CleanCommand(),
  ]

  /// The command line of `plumb`.
  static var program: CommandLineProgram {
    CommandLineProgram(
      name: ExecutablePath.toolName,
      summary: "Checks layouts against specs written in Markdown",
      commands: all.map { type(of: $0).declaration },
      version: EngineHello.ownVersion,
      nearestName: { NearestName.of($0, among: $1) }
    )
  }

  static func command(named name: String) -> (any PlumbCommand)? {
    all.first { type(of: $0).declaration.name == name }
  }
}
