internal import Foundation

/// A program that is found on the search path and runs to its end without input.
package struct ExternalCommand {
  /// The result of a program that has ended.
  package struct Outcome {
    package var status: Int32
    package var output: String
    /// The text of standard error; empty unless it was captured.
    package var errors = ""
  }

  /// The destination of standard error.
  package enum ErrorDestination {
    case captured
    case discarded
    /// The standard error of this process, for a program whose progress the user should see.
    case inherited
  }

  /// The program's name or path, and its arguments.
  package var words: [String]
  package var errorDestination: ErrorDestination

  package init(words: [String], errors: ErrorDestination = .captured) {
    self.words = words
    errorDestination = errors
  }
}

extension ExternalCommand {
  /// Runs the program and captures its output.
  ///
  /// - Throws: The error of Foundation if the program cannot be started.
  package func run() throws -> Outcome {
    let process = process()
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    switch errorDestination {
    case .captured: process.standardError = errors
    case .discarded: process.standardError = FileHandle.nullDevice
    case .inherited: break
    }
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let errorText =
      errorDestination == .captured ? errors.fileHandleForReading.readDataToEndOfFile() : Data()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: errorText, as: UTF8.self)
    )
  }

  /// Runs the program and writes standard output and standard error to one file.
  ///
  /// - Parameter log: The path of the file, which is overwritten.
  /// - Returns: The status, and the content of the file as the output.
  /// - Throws: The error of Foundation if the program cannot be started, or the file cannot be
  ///   written or read.
  package func run(log: String) throws -> Outcome {
    let file = URL(fileURLWithPath: log)
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    let process = process()
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    let output = try String(contentsOf: file, encoding: .utf8)
    return Outcome(status: process.terminationStatus, output: output)
  }

  private func process() -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    return process
  }
}

extension Error {
  /// The reason of a failed call of the system, such as `Permission denied`; for other errors,
  /// their description in the user's language.
  ///
  /// Foundation on Linux describes many errors of the system by their number alone.
  package var reason: String {
    let error = self as NSError
    let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error) as NSError? ?? error
    guard cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(cause.code)))
  }
}
