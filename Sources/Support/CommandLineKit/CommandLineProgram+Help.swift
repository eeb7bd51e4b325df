extension CommandLineProgram {
  /// The help of the whole program: its commands, one a line.
  package var help: String {
    let rows = commands.filter { !$0.isHidden }.map { ($0.name, $0.summary) }
    return """
      \(name): \(summary).

      usage: \(name) COMMAND [ARGUMENTS]

      commands:
      \(Self.table(rows))

      '\(name) COMMAND --help' tells what a command takes.

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
