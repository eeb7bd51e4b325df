import Foundation

/// Runs a page's commands in a copy of specs, with the tool that was built.
final class DocumentedCommands {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "plumb-documentation-\(UUID().uuidString)")
  /// What the last command wrote.
  private(set) var output = ""

  /// Copies specs.
  ///
  /// - Parameter specs: The folder of them, by its path in the repository. A scene is compiled once
  ///   the whole copy has been searched for shared code.
  /// - Throws: What kept the folder from being copied.
  init(specs: String = "Specs") throws {
    let copy = folder.appending(path: specs)
    let manager = FileManager.default
    try manager.createDirectory(
      at: copy.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try manager.copyItem(at: DocumentedBlock.root.appending(path: specs), to: copy)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}

extension DocumentedCommands {
  /// Runs a line of a shell.
  ///
  /// - Returns: What it ended with.
  func run(_ line: String) throws -> Int32 {
    let products = URL(filePath: Bundle.main.executablePath ?? CommandLine.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent()
    let tool = products.appending(path: "plumb").path
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-ec", line.replacing("swift run plumb", with: "'\(tool)'")]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(["CI": "", "CI_NODE_TOTAL": "", "TEST_TOTAL_SHARDS": ""]) { $1 }
    process.standardInput = FileHandle.nullDevice
    let log = folder.appending(path: "log")
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    output = try String(contentsOf: log, encoding: .utf8)
    return process.terminationStatus
  }

  /// What a command wrote into a file, by its path in the copy.
  func text(of path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}
