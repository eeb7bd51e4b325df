internal import SuiteRunning
internal import CommandLineKit
internal import Reporting
internal import SpecFormat

/// `plumb devices`: lists the devices that specs can name.
struct DevicesCommand: PlumbCommand {
  static let declaration = CommandDeclaration(
    name: "devices",
    summary: "list the devices for 'device=', with sizes, scales and safe areas",
    discussion: """
      Sizes are in points, in portrait orientation. A safe area lists the insets of a full-screen
      window: top, leading, bottom, trailing. 'landscape' may follow each name.
      """,
    options: [SharedArguments.format]
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let answer = DevicesAnswer()
    try context.console.write(arguments.isJSONRequested ? answer.text : answer.table)
    return .success
  }
}
