internal import Foundation
internal import Platform

/// A Swift source file that is generated for the compiler.
struct GeneratedSource {
  var name: String
  var text: String
}

/// A temporary folder with source files, in which programs of the toolchain run.
struct CompilerFolder {
  /// The absolute path of the folder.
  let path: String
  /// The maximum duration of a program, in seconds.
  private let timeLimit: Int

  /// Creates the folder and writes the files.
  ///
  /// - Parameters:
  ///   - files: The source files.
  ///   - directory: The path of the directory to create the folder in.
  ///   - timeLimit: The maximum duration of a program, in seconds.
  /// - Throws: `CompilerError.notWritable`.
  init(
    _ files: [GeneratedSource],
    in directory: String,
    timeLimit: Int
  ) throws(CompilerError) {
    path = "\(directory)/plumb-\(UUID().uuidString)"
    self.timeLimit = timeLimit
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      for file in files {
        try file.text.write(toFile: "\(path)/\(file.name)", atomically: false, encoding: .utf8)
      }
    } catch {
      remove()
      throw .notWritable(directory: directory, reason: error.reason)
    }
  }
}

extension CompilerFolder {
  /// Removes the folder and everything in it.
  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// Runs a program until it exits.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: Its arguments.
  /// - Returns: The exit status and the text that the program printed.
  /// - Throws: An error if the program cannot be started, crashes or exceeds the time limit.
  func run(
    _ program: String,
    _ arguments: [String]
  ) throws(CompilerError) -> SwiftCompiler.Outcome {
    do {
      return try outcome(of: program, arguments)
    } catch let error as CompilerError {
      throw error
    } catch {
      throw .notStarted(error.reason)
    }
  }

  /// Runs a program with its output in a file, because a pipe can fill up and block the program.
  private func outcome(of program: String, _ arguments: [String]) throws -> SwiftCompiler.Outcome {
    let log = URL(fileURLWithPath: "\(path)/messages.txt")
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    defer { try? handle.close() }
    let process = Process()
    // If a signal ends this process, the program continues. Its processor time is therefore limited
    // too.
    let limited = "ulimit -t \(4 * timeLimit) 2>/dev/null || :; exec \"$0\" \"$@\""
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", limited, program] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      // The driver does not remove its temporary folder, even when it only prints the target.
      "TMPDIR": path,
      // A crash is reported at once, without the names of all functions on the stack.
      "LLVM_DISABLE_SYMBOLIZATION": "1",
    ]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    let deadline = Date(timeIntervalSinceNow: Double(timeLimit))
    while process.isRunning, Date() < deadline { usleep(2_000) }
    guard !process.isRunning else {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      throw CompilerError.timedOut(seconds: timeLimit)
    }
    let output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    // The shell's status for a program that is missing or not executable.
    guard ![126, 127].contains(process.terminationStatus) else {
      throw CompilerError.notStarted(output.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    guard process.terminationReason == .exit, process.terminationStatus <= 1 else {
      throw CompilerError.compilerCrashed(output)
    }
    return SwiftCompiler.Outcome(status: process.terminationStatus, output: output)
  }
}
