internal import Foundation

/// A program that is looked for on the path, run to its end.
struct ExternalCommand {
  /// The end of a program.
  struct Outcome {
    var status: Int32
    var output: String
    /// The text of standard error; empty where that was left to the terminal.
    var errors = ""
  }

  /// The program's name, and the words behind it.
  var words: [String]
  /// Whether standard error goes to the terminal, as it does for a program that takes its time.
  var showsErrors = false
}

extension ExternalCommand {
  /// Runs the program without input.
  ///
  /// - Throws: What Foundation says where it cannot be started.
  func run() throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    if !showsErrors { process.standardError = errors }
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let errorText = showsErrors ? Data() : errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: errorText, as: UTF8.self)
    )
  }
}
