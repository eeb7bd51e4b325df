/// A program with several commands, which parses command lines and formats help.
package struct CommandLineProgram: Sendable {
  /// Returns the candidate most similar to a misspelled name; `nil` if none is similar.
  package typealias NearestName =
    @Sendable (_ name: String, _ candidates: [String]) -> String?

  package var name: String
  /// The program's purpose, in one line without a period.
  package var summary: String
  package var commands: [CommandDeclaration]
  /// The version that `--version` prints.
  package var version: String
  let nearestName: NearestName

  package init(
    name: String,
    summary: String,
    commands: [CommandDeclaration],
    version: String = "1.0",
    nearestName: @escaping NearestName
  ) {
    self.name = name
    self.summary = summary
    self.commands = commands
    self.version = version
    self.nearestName = nearestName
  }
}

extension CommandLineProgram {
  /// Parses a command line.
  ///
  /// - Parameter arguments: The words after the program's name.
  /// - Returns: The command to run with its arguments, or the requested help.
  /// - Throws: ``UsageError`` for an invalid command line, with the most similar valid name.
  package func interpret(_ arguments: [String]) throws(UsageError) -> CommandLineRequest {
    guard let first = arguments.first else { throw .commandMissing }
    let rest = arguments.dropFirst()
    switch first {
    case "--help", "-h":
      return .help(help)
    case "--version":
      return .help("\(name) \(version)\n")
    case "help":
      guard let topic = rest.first else { return .help(help) }
      return .help(help(for: try command(topic)))
    default:
      let command = try command(first)
      var reader = ArgumentReader(
        command: command,
        words: Array(rest),
        nearestName: nearestName
      )
      guard let arguments = try reader.read() else { return .help(help(for: command)) }
      return .run(command: command.name, arguments: arguments)
    }
  }

  private func command(_ name: String) throws(UsageError) -> CommandDeclaration {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let candidates = commands.filter { !$0.isHidden }.map(\.name)
    throw .unknownCommand(name, nearest: nearestName(name, candidates))
  }
}

/// The result of parsing a command line.
package enum CommandLineRequest: Sendable, Equatable {
  /// Print this help text and exit.
  case help(String)
  /// Run the command with this name.
  case run(command: String, arguments: CommandArguments)
}

extension CommandLineProgram {
  /// The help of the program, which lists its commands.
  package var help: String {
    let rows = commands.filter { !$0.isHidden }.map { ($0.name, $0.summary) }
    return """
      \(name): \(summary).

      usage: \(name) COMMAND [ARGUMENTS]

      commands:
      \(Self.table(rows))

      '\(name) COMMAND --help' shows the arguments of a command, '\(name) --version' the version.

      """
  }

  /// Returns the help of a command, with its usage line and the purpose of each argument.
  package func help(for command: CommandDeclaration) -> String {
    var sections = ["\(name) \(command.name): \(command.summary).", usage(of: command)]
    if !command.discussion.isEmpty { sections.append(command.discussion) }
    if let parameter = command.parameter {
      let rows = [(parameter.placeholder, parameter.summary)]
      sections.append("arguments:\n" + Self.table(rows))
    }
    let options =
      command.options.map { ($0.usage, $0.summary) }
      + command.flags.map { ("--" + $0.name, $0.summary) }
      + [("--help", "show this help")]
    sections.append("options:\n" + Self.table(options))
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// Returns the usage line of a command: `usage: plumb list [paths ...] [--filter TEXT]`.
  package func usage(of command: CommandDeclaration) -> String {
    let words =
      ["usage:", name, command.name]
      + (command.parameter.map { [$0.usage] } ?? [])
      + command.options.map { "[\($0.usage)]" }
      + command.flags.map { "[--\($0.name)]" }
    return words.joined(separator: " ")
  }

  private static func table(_ rows: [(name: String, summary: String)]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      let padding = String(repeating: " ", count: width - row.name.count)
      return "  \(row.name)\(padding)  \(row.summary)"
    }.joined(separator: "\n")
  }
}
