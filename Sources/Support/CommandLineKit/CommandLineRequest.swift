/// The request that a command line makes.
package enum CommandLineRequest: Sendable, Equatable {
  /// To print this help and do nothing else.
  case help(String)
  /// To run the command of that name.
  case run(command: String, arguments: CommandArguments)
}
