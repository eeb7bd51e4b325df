internal import Foundation

/// The Swift compiler and the modules that it is to see.
package struct CompilerCommand: Sendable {
  /// The outcome of a call.
  package struct Outcome: Sendable, Equatable, Codable {
    /// The exit status: 0 where the code compiles.
    package var status: Int32
    /// Everything that was printed.
    package var output: String

    package init(status: Int32, output: String) {
      self.status = status
      self.output = output
    }
  }

  /// The path of `swiftc`; `nil` where there is none.
  package var path: String?
  /// The directory with the built modules.
  package var modules: String
  /// How long a call may take, in seconds.
  package var timeLimit = 120

  package init(path: String?, modules: String) {
    self.path = path
    self.modules = modules
  }
}

extension CompilerCommand {
  /// The compiler on the path, and the modules in the build that an executable is part of.
  package static func beside(executable: ExecutablePath) -> CompilerCommand {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let candidates = path.split(separator: ":").map { "\($0)/swiftc" }
    return CompilerCommand(
      path: candidates.first { FileManager.default.isExecutableFile(atPath: $0) },
      modules: executable.directory + "/Modules"
    )
  }

  /// Checks a file of Swift code, in Swift 5 mode as specs are: its types, and then what the
  /// compiler finds only in the flow of the code, such as a missing return.
  ///
  /// Code that was checked before, by the same compiler and with the same modules, is not again.
  package func check(_ source: String) throws -> Outcome {
    guard let path else { throw RejectionError.compilerMissing }
    guard FileManager.default.fileExists(atPath: modules + "/Scenarios.swiftmodule") else {
      throw RejectionError.modulesMissing(directory: modules)
    }
    let memory = RememberedOutcomes(of: modules)
    let key = key(of: source)
    if let outcome = memory.outcome(of: key) { return outcome }
    let outcome = try compile(source, by: path)
    memory.remember(outcome, of: key)
    return outcome
  }

  private func compile(_ source: String, by path: String) throws -> Outcome {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appendingPathComponent("Rejected.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try run(
      path,
      ["-emit-sil", "-o", "/dev/null", "-swift-version", "5", "-I", modules, file.path],
      directory
    )
  }

  /// Runs the compiler, its messages in a file, so that no pipe can fill up.
  private func run(_ path: String, _ arguments: [String], _ directory: URL) throws -> Outcome {
    let log = directory.appendingPathComponent("messages.txt")
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    defer { try? handle.close() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    let deadline = Date(timeIntervalSinceNow: Double(timeLimit))
    while process.isRunning, Date() < deadline { usleep(10_000) }
    guard !process.isRunning else {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      throw RejectionError.timedOut(seconds: timeLimit)
    }
    let output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    guard process.terminationReason == .exit, process.terminationStatus <= 1 else {
      throw RejectionError.compilerCrashed(output)
    }
    return Outcome(status: process.terminationStatus, output: output)
  }
}
