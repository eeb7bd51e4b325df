/// A program of several commands: it reads a command line, and writes help.
package struct CommandLineProgram: Sendable {
  /// Finds the candidate that a misspelled name is nearest to; `nil` where none is near.
  package typealias NearestName =
    @Sendable (_ name: String, _ candidates: [String]) -> String?

  package var name: String
  /// The program's purpose, in one line without a full stop.
  package var summary: String
  package var commands: [CommandDeclaration]
  let nearestName: NearestName

  package init(
    name: String,
    summary: String,
    commands: [CommandDeclaration],
    nearestName: @escaping NearestName
  ) {
    self.name = name
    self.summary = summary
    self.commands = commands
    self.nearestName = nearestName
  }
}

extension CommandLineProgram {
  /// Reads a command line.
  ///
  /// - Parameter arguments: The words after the program's name.
  /// - Returns: The command to run with its arguments, or the help that was asked for.
  /// - Throws: What cannot be understood, with the nearest valid name.
  package func interpret(_ arguments: [String]) throws(UsageError) -> CommandLineRequest {
    guard let first = arguments.first else { throw .commandMissing }
    let rest = arguments.dropFirst()
    switch first {
    case "--help", "-h":
      return .help(help)
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

/// The request that a command line makes.
package enum CommandLineRequest: Sendable, Equatable {
  /// To print this help and do nothing else.
  case help(String)
  /// To run the command of that name.
  case run(command: String, arguments: CommandArguments)
}

extension CommandLineProgram {
  /// The help of the whole program: its commands, one a line.
  package var help: String {
    let rows = commands.filter { !$0.isHidden }.map { ($0.name, $0.summary) }
    return """
      \(name): \(summary).

      usage: \(name) COMMAND [ARGUMENTS]

      commands:
      \(Self.table(rows))

      '\(name) COMMAND --help' shows the arguments of a command.

      """
  }

  /// The help of one command: what it takes, and what each argument is for.
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

  /// The usage line of a command: `usage: plumb list [paths ...] [--filter TEXT]`.
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
