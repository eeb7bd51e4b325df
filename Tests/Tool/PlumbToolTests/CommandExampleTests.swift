import CommandLineKit
import Testing

@testable import PlumbTool
@testable import SuiteRunning

// The code of the example in the doc comment of `PlumbCommand`.

struct RootCommand: PlumbCommand {
  static let declaration = CommandDeclaration(name: "root", summary: "check the package")

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    arguments.positionals.isEmpty && context.home.root.hasPrefix("/") ? .success : .usage
  }
}

@MainActor
struct CommandExampleTests {
  @Test func `a PlumbCommand returns the exit code of the process`() throws {
    let context = ToolContext(catalog: nil, console: Console())
    #expect(try RootCommand().run(CommandArguments(), in: context) == .success)
    #expect(RootCommand.declaration.parameter == nil)
    #expect(PlumbCommands.command(named: RootCommand.declaration.name) == nil)
  }
}
