import Foundation
import Testing

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
