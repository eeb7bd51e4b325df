internal import SpecEditor
internal import SuiteRunning
internal import CommandLineKit
internal import Foundation

/// `plumb lsp`: a language server for specs on standard input and output.
struct LanguageServerCommand: PlumbCommand {
  private static let standardIO = CommandFlag(
    name: "stdio",
    summary: "use standard input and output, which is the default"
  )

  static let declaration = CommandDeclaration(
    name: "lsp",
    summary: "serve editors: verdicts, explanations and completion of specs during editing",
    discussion: """
      It is a server of the Language Server Protocol 3.17 on standard input and output. An editor
      starts it; Docs/Guide/Editor.md has the configuration of several editors. The server checks
      the open documents, including text that is not saved, and never writes a file: each change
      is an edit that the editor applies.
      """,
    options: [
      EngineSelection.option, ResourceSelection.option, SharedArguments.timeLimit,
      SharedArguments.package,
    ],
    flags: [standardIO]
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let context = try context.withResources(in: arguments)
    Interruption.installHandlers()
    let server = EditorServer(
      context: context,
      timeLimit: arguments.timeLimit,
      input: STDIN_FILENO,
      output: STDOUT_FILENO
    )
    return server.run() ? .success : .mismatch
  }
}
