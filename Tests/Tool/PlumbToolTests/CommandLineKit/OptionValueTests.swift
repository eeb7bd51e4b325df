import CommandLineKit
import Testing

/// The values of options that can stand alone, and of those that take whole numbers.
struct OptionValueTests {
  private static let since = CommandOption(
    name: "since",
    placeholder: "REF",
    valueAlone: "HEAD",
    summary: "since when"
  )
  private static let jobs = CommandOption(
    name: "jobs",
    placeholder: "N",
    kind: .positiveInteger,
    summary: "how many"
  )

  private let program = CommandLineProgram(
    name: "tool",
    summary: "Tries things",
    commands: [
      CommandDeclaration(
        name: "check",
        summary: "check things",
        options: [since, jobs],
        parameter: CommandParameter(placeholder: "paths", summary: "where")
      )
    ],
    nearestName: { _, _ in nil }
  )

  private func arguments(_ words: String...) throws -> CommandArguments {
    guard case .run(_, let arguments) = try program.interpret(words) else {
      throw UsageError.commandMissing
    }
    return arguments
  }

  @Test func `an option that can stand alone takes no argument for its value`() throws {
    let alone = try arguments("check", "--since", "a.md")
    #expect(alone[Self.since] == "HEAD")
    #expect(alone.positionals == ["a.md"])
    #expect(try arguments("check", "--since=main", "a.md")[Self.since] == "main")
    #expect(try arguments("check", "a.md")[Self.since] == nil)
  }

  @Test func `the usage line says so`() throws {
    let usage = program.usage(of: program.commands[0])
    #expect(usage == "usage: tool check [paths ...] [--since[=REF]] [--jobs N]")
  }

  @Test func `a whole number from 1`() throws {
    #expect(try arguments("check", "--jobs", "12").wholeNumber(Self.jobs) == 12)
    #expect(try arguments("check").wholeNumber(Self.jobs) == nil)
  }

  @Test(arguments: ["0", "-1", "1.5", "two", ""])
  func `refuses what is no such number`(value: String) {
    #expect(
      throws: UsageError.invalidValue(
        value,
        option: "jobs",
        expected: "a whole number from 1",
        nearest: nil,
        command: "check"
      )
    ) { try arguments("check", "--jobs=\(value)") }
  }
}
