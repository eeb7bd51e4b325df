internal import CommandLineKit
internal import Foundation

/// `plumb watch`: follows specs while they are edited.
struct WatchCommand: PlumbCommand {
  private static let output = CommandOption(
    name: "output",
    placeholder: "DIR",
    summary: "the folder of the page, which stays; a temporary one where nothing is said"
  )

  static let declaration = CommandDeclaration(
    name: "watch",
    summary: "follow specs while they are edited: what fails, and a page of the one saved last",
    discussion: """
      The page is to be opened in a browser beside the editor, from the disk; it follows by itself.
      Control-C ends it, with exit code 0, and leaves nothing behind; a folder that '--output' names
      stays, with the page as it was last.
      """,
    options: [output, SharedArguments.timeLimit],
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
