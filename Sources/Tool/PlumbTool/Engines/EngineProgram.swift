/// A program that is an engine, or can be one.
struct EngineProgram: Sendable {
  /// The command as which this tool is an engine.
  static let command = "engine"

  /// The absolute path of the executable.
  var executable: String
  /// The words after its name.
  var arguments: [String] = []
  /// Whether it is this tool's own engine, which known failures are marked for.
  var isOwn = true
}

extension EngineProgram {
  /// This tool's own engine.
  ///
  /// - Parameters:
  ///   - executable: The path of a `plumb`.
  ///   - timeLimit: How long one scenario may take, in seconds.
  /// - Returns: The program that speaks the protocol.
  static func own(of executable: String, timeLimit: Double) -> EngineProgram {
    EngineProgram(
      executable: executable,
      arguments: [command, "--timeout", "\(timeLimit)"]
    )
  }
}
