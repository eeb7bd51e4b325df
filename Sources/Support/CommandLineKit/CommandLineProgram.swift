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
