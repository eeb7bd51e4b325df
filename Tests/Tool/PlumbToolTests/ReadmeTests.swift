import Foundation
import Testing
@testable import PlumbTool

/// The README tells of every command, of all that it takes, and of every exit code.
struct ReadmeTests {
  private var readme: String {
    get throws {
      let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
      return try String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)
    }
  }

  @Test func `names every command`() throws {
    let help = try FixturePackage([:]).run("--help").output
    let commands = help.split(separator: "\n").drop { $0 != "commands:" }.dropFirst()
      .prefix { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first }
    #expect(commands.contains("check"))
    let readme = try readme
    #expect(commands.filter { !readme.contains("| `plumb \($0)") } == [])
  }

  @Test(arguments: ["check", "list", "report"])
  func `names every option of a command`(command: String) throws {
    let help = try FixturePackage([:]).run(command, "--help").output
    let options = help.matches(of: /--[a-z]+/).map { String($0.output) }
    #expect(options.contains("--help"))
    let line = try #require(
      try readme.split(separator: "\n").first { $0.hasPrefix("| `plumb \(command)") }
    )
    #expect(Set(options).subtracting(["--help"]).filter { !line.contains($0) } == [])
  }
}

/// The README's table of commands is the tool's own list.
@MainActor
struct CommandTableTests {
  private static let readme = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../README.md").standardizedFileURL

  @Test func `the table has every command with all that it takes`() throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `plumb ") }
      .compactMap { $0.firstMatch(of: /`(plumb .*?)`/)?.output.1 }
      .map { $0.replacing("\\|", with: "|") }.map { String($0) }
    let tool = Tool(context: ToolContext(catalog: nil, console: Console()))
    #expect(rows == tool.usages)
  }
}
