import CommandLineKit
import Testing

struct CommandLineProgramTests {
  private static let filter = CommandOption(
    name: "filter",
    placeholder: "TEXT",
    summary: "only some"
  )
  private static let format = CommandOption(
    name: "format",
    placeholder: "FORMAT",
    kind: .oneOf(["human", "json"]),
    summary: "how"
  )
  private static let limit = CommandOption(
    name: "timeout",
    placeholder: "SECONDS",
    kind: .positiveNumber,
    summary: "how long"
  )
  private static let dry = CommandFlag(name: "dry-run", summary: "write nothing")

  private let program = CommandLineProgram(
    name: "tool",
    summary: "Tries things",
    commands: [
      CommandDeclaration(
        name: "check",
        summary: "check things",
        discussion: "Checks them.",
        options: [filter, format, limit],
        flags: [dry],
        parameter: CommandParameter(placeholder: "paths", summary: "where")
      ),
      CommandDeclaration(name: "list", summary: "list things"),
      CommandDeclaration(name: "worker", summary: "work", isHidden: true),
    ],
    nearestName: { name, candidates in candidates.first { $0.first == name.first } }
  )

  private func arguments(_ words: String...) throws -> CommandArguments {
    guard case .run(_, let arguments) = try program.interpret(words) else {
      throw UsageError.commandMissing
    }
    return arguments
  }

  @Test(arguments: [["check", "--filter", "a=b"], ["check", "--filter=a=b"]])
  func `an option's value follows its name or an equals sign`(words: [String]) throws {
    guard case .run("check", let arguments) = try program.interpret(words) else {
      Testing.Issue.record("it is no request to check")
      return
    }
    #expect(arguments[Self.filter] == "a=b")
    #expect(arguments[Self.format] == nil)
  }

  @Test func `flags, numbers and positional arguments may be in any order`() throws {
    let arguments = try arguments("check", "a", "--dry-run", "b", "--timeout", "1.5")
    #expect(arguments.positionals == ["a", "b"])
    #expect(arguments[Self.dry])
    #expect(arguments.number(Self.limit) == 1.5)
  }

  @Test func `arguments after -- are positional`() throws {
    #expect(try arguments("check", "--", "--filter", "-h").positionals == ["--filter", "-h"])
  }

  @Test func `a repeated option has its last value`() throws {
    #expect(try arguments("check", "--filter", "a", "--filter", "b")[Self.filter] == "b")
  }

  @Test(
    arguments: [
      ([], .commandMissing),
      (["chek"], .unknownCommand("chek", nearest: "check")),
      (["zzz"], .unknownCommand("zzz", nearest: nil)),
      (["wrk"], .unknownCommand("wrk", nearest: nil)),
      (
        ["check", "--fliter=a"],
        .unknownOption("--fliter", command: "check", nearest: "--filter")
      ),
      (["check", "-x"], .unknownOption("-x", command: "check", nearest: nil)),
      (["check", "--filter"], .valueMissing(option: "filter", command: "check")),
      (["check", "--dry-run=no"], .valueUnexpected(flag: "dry-run", command: "check")),
      (
        ["check", "--format", "jsn"],
        .invalidValue(
          "jsn",
          option: "format",
          expected: "human, json",
          nearest: "json",
          command: "check"
        )
      ),
      (
        ["check", "--timeout", "0"],
        .invalidValue(
          "0",
          option: "timeout",
          expected: "a number greater than 0",
          nearest: nil,
          command: "check"
        )
      ),
      (["list", "a"], .argumentUnexpected("a", command: "list")),
      (["help", "lits"], .unknownCommand("lits", nearest: "list")),
    ] as [([String], UsageError)]
  )
  func `invalid arguments throw a UsageError with the nearest name, if any`(
    words: [String],
    error: UsageError
  ) {
    #expect(throws: error) { try program.interpret(words) }
  }

  @Test func `--version prints the name and version of the program`() throws {
    #expect(try program.interpret(["--version"]) == .help("tool 1.0\n"))
  }

  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func `--help lists the commands that are not hidden`(words: [String]) throws {
    let help = """
      tool: Tries things.

      usage: tool COMMAND [ARGUMENTS]

      commands:
        check  check things
        list   list things

      'tool COMMAND --help' shows the arguments of a command, 'tool --version' the version.

      """
    #expect(try program.interpret(words) == .help(help))
  }

  @Test(arguments: [["check", "--filter", "a", "--help"], ["check", "-h"], ["help", "check"]])
  func `help for a command lists its arguments, options and flags`(words: [String]) throws {
    let usage =
      "tool check [paths ...] [--filter TEXT] [--format human|json] [--timeout SECONDS] [--dry-run]"
    let help = """
      tool check: check things.

      usage: \(usage)

      Checks them.

      arguments:
        paths  where

      options:
        --filter TEXT        only some
        --format human|json  how
        --timeout SECONDS    how long
        --dry-run            write nothing
        --help               show this help

      """
    #expect(try program.interpret(words) == .help(help))
  }

  @Test func `the message for an unknown command suggests the nearest command`() {
    let error = UsageError.unknownCommand("chek", nearest: "check")
    #expect(error.description == "unknown command 'chek'; did you mean 'check'?")
  }
}

/// Tests options with optional values, and options with integer values.
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

  @Test func `an optional value must follow an equals sign`() throws {
    let alone = try arguments("check", "--since", "a.md")
    #expect(alone[Self.since] == "HEAD")
    #expect(alone.positionals == ["a.md"])
    #expect(try arguments("check", "--since=main", "a.md")[Self.since] == "main")
    #expect(try arguments("check", "a.md")[Self.since] == nil)
  }

  @Test func `the usage line shows an optional value in brackets`() throws {
    let usage = program.usage(of: program.commands[0])
    #expect(usage == "usage: tool check [paths ...] [--since[=REF]] [--jobs N]")
  }

  @Test func `wholeNumber returns a positive integer, or nil without the option`() throws {
    #expect(try arguments("check", "--jobs", "12").wholeNumber(Self.jobs) == 12)
    #expect(try arguments("check").wholeNumber(Self.jobs) == nil)
  }

  @Test(arguments: ["0", "-1", "1.5", "two", ""])
  func `a positiveInteger option rejects 0, negative numbers, fractions and text`(value: String) {
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
