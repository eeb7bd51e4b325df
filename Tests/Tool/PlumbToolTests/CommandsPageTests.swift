@testable import SuiteRunning
import CommandLineKit
import Foundation
import Testing

@testable import PlumbTool

/// Checks that `Docs/Reference/Commands.md` is the help text of the tool.
@MainActor
struct CommandsPageTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Docs/Reference/Commands.md").standardizedFileURL

  @Test func `Commands.md equals the help text of all commands`() throws {
    if ProcessInfo.processInfo.environment["COMMANDS_PAGE"] == "write" {
      try Self.text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(text == Self.text, "run COMMANDS_PAGE=write swift test --filter CommandsPageTests")
  }

  @Test func `Commands.md has a section for each command in --help`() throws {
    let help = try FixturePackage([:]).run("--help").output
    let names = help.split(separator: "\n").drop { $0 != "commands:" }.dropFirst()
      .prefix { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first }
    #expect(names.contains("check"))
    #expect(names.filter { !Self.text.contains("\n## `plumb \($0)`\n") } == [])
  }

  private static var text: String {
    let program = Tool(context: ToolContext(catalog: nil, console: Console())).program
    let commands = program.commands.filter { !$0.isHidden }
    let rows = commands.map { "| [`plumb \($0.name)`](#plumb-\($0.name)) | \($0.summary) |\n" }
    let sections = commands.map { command in
      let help = program.help(for: command).trimmingCharacters(in: .newlines)
      return "\n## `plumb \(command.name)`\n\n```text\n\(help)\n```\n"
    }
    return """
      # Commands

      Written from the tool's own help by `COMMANDS_PAGE=write swift test --filter CommandsPageTests`; do not edit.

      | command | effect |
      |---|---|
      \(rows.joined())
      Verdicts go to standard output, progress and notes to standard error. A scenario that traps is `crashed`, one that does
      not end within its time limit is `timed-out`, and the run continues.

      | exit code | meaning |
      |---|---|
      \(ExitCode.allCases.map { "| \($0.rawValue) | \($0.meaning) |" }.joined(separator: "\n"))

      `swift run` exits with 1 if the build fails, which is also the code of a mismatch. Scripts that read exit codes build first
      and then call the executable: `"$(swift build --show-bin-path)/plumb" check`.
      \(sections.joined())
      """
  }
}
