internal import SuiteRunning
internal import CommandLineKit

/// The arguments of commands that write a site, to serve it on this machine.
@MainActor
enum Serving {
  static let flag = CommandFlag(
    name: "serve",
    summary: "serve the pages on this machine, and write them again when files change"
  )
  static let port = CommandOption(
    name: "port",
    placeholder: "N",
    kind: .positiveInteger,
    summary: "the port of '--serve' on the loopback address; default: \(standardPort)"
  )
  private static let standardPort = 8080

  /// Checks that the arguments fit together.
  ///
  /// - Throws: A mistake if there is a port without a server.
  static func check(_ arguments: CommandArguments, of command: String) throws {
    if arguments[port] != nil, !arguments[flag] {
      throw UsageError.argumentUnexpected("--port without '--serve'", command: command)
    }
  }

  /// Writes a site once, or serves it until the process is interrupted.
  ///
  /// - Returns: The exit code of the command.
  static func write(
    _ site: any RewritableSite,
    _ arguments: CommandArguments,
    console: Console
  ) throws -> ExitCode {
    guard arguments[flag] else { return try site.write {} }
    Interruption.installHandlers()
    let port = arguments.wholeNumber(port) ?? standardPort
    try ServedSite(site, port: port, console: console).run()
    return .success
  }
}
