internal import SuiteRunning
internal import CommandLineKit
internal import Foundation

/// `plumb watch`: runs specs again whenever their files change.
struct WatchCommand: PlumbCommand {
  private static let output = CommandOption(
    name: "output",
    placeholder: "DIR",
    summary: "the folder of the page, which is kept; default: a temporary folder"
  )

  static let declaration = CommandDeclaration(
    name: "watch",
    summary: "watch specs during editing: list failures, and show the last saved spec as a page",
    discussion: """
      Open the page in a browser beside the editor; it needs no server and reloads itself.
      Control-C ends the command with exit code 0 and removes the temporary folder; a folder that
      '--output' names is kept with the last page.
      """,
    options: [output, EngineSelection.option, SharedArguments.timeLimit],
    parameter: SharedArguments.paths
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    try PathSelection.check(arguments.positionals)
    Interruption.installHandlers()
    let folder = try PageFolder(arguments[Self.output])
    defer { folder.close() }
    let session = WatchSession(
      of: context.home.suite(
        of: arguments.positionals,
        current: FileManager.default.currentDirectoryPath
      ),
      paths: arguments.positionals,
      context: context,
      timeLimit: arguments.timeLimit,
      folder: folder,
      isEnded: { Interruption.isRequested }
    )
    try session.run()
    return .success
  }
}
