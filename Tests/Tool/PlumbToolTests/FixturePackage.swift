import SceneBuilding
import Conformance
import Foundation

/// A folder with specs in which the fixture's tool runs.
final class FixturePackage {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("plumb-tests-\(UUID().uuidString)")

  /// Creates a package of specs, given by their paths below `Specs`.
  init(_ specs: [String: String]) throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Specs"),
      withIntermediateDirectories: true
    )
    for (path, text) in specs { try write(text, to: "Specs/\(path)") }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}

extension FixturePackage {
  /// The environment variables that CI systems and test runners set.
  private static let engineVariables = [
    "CI", "CI_NODE_INDEX", "CI_NODE_TOTAL", "GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE",
    "TEST_SHARD_INDEX", "TEST_SHARD_STATUS_FILE", "TEST_TOTAL_SHARDS", "XML_OUTPUT_FILE",
  ]

  /// Returns a spec with one scenario for each name; a scenario whose name contains `!` fails.
  static func spec(_ names: String...) -> String { spec(names) }

  static func spec(_ names: [String]) -> String {
    names.reduce(into: "# Title\n") { text, name in
      let title = name.filter { $0 != "!" }
      text += """

        ## \(title)

        ```swift
        FixtureView()
        ```

        ```calls
        never \(name.hasSuffix("!") ? 1 : 0)
        ```

        """
    }
  }

  func write(_ text: String, to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  /// Makes a file executable.
  func makeExecutable(_ path: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: self.path(of: path)
    )
  }

  /// Returns the contents of a file; `nil` if it does not exist.
  func text(of path: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// Runs the tool in the folder.
  func run(_ arguments: String...) throws -> Outcome {
    try run(arguments)
  }

  /// Returns the absolute path of an item in the folder.
  func path(of path: String) -> String { folder.appendingPathComponent(path).path }

  /// Returns this process's environment without the variables of CI systems, with a cache in the
  /// folder.
  ///
  /// - Parameter variables: Additional variables.
  /// - Returns: All variables, by name.
  func environment(_ variables: [String: String]) -> [String: String] {
    ProcessInfo.processInfo.environment
      .merging(Self.engineVariables.map { ($0, "") }) { $1 }
      .merging(["PLUMB_CACHE": path(of: "cache")]) { $1 }
      .merging(variables) { $1 }
  }

  /// Makes the compiled surfaces of frameworks those of all tests, since they take long to compile.
  private func shareFrameworks() throws {
    let link = path(of: "cache/frameworks")
    guard !FileManager.default.fileExists(atPath: link) else { return }
    let shared = ExecutablePath.current.directory + "/test-frameworks"
    try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: path(of: "cache"),
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: shared)
  }

  /// Runs the tool in the folder.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the tool's name.
  ///   - tool: The executable: the fixture's own, or `plumb`, which compiles scenes, or a path.
  ///   - output: A device for the output instead of a file.
  ///   - environment: Variables in addition to the environment of this process.
  /// - Returns: The exit status and the output.
  /// - Throws: An error if the tool cannot be started.
  func run(
    _ arguments: [String],
    tool: String = "FixtureTool",
    output: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    if arguments.first == "try" { try shareFrameworks() }
    return try start(arguments, tool: tool, output: output, environment: environment).outcome()
  }

  /// Starts the tool in the folder.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the tool's name.
  ///   - tool: The executable, as for `run`.
  ///   - output: A device for the output instead of a file.
  ///   - environment: Variables in addition to the environment of this process.
  /// - Returns: The running process.
  /// - Throws: An error if the tool cannot be started.
  func start(
    _ arguments: [String],
    tool: String = "FixtureTool",
    output: String? = nil,
    environment: [String: String] = [:]
  ) throws -> RunningTool {
    let process = Process()
    process.executableURL = URL(
      fileURLWithPath: tool,
      relativeTo: URL(fileURLWithPath: ExecutablePath.current.directory, isDirectory: true)
    )
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = self.environment(environment)
    process.standardInput = FileHandle.nullDevice
    let name = UUID().uuidString
    let files = ["output", "errors"].map { folder.appendingPathComponent("\($0)-\(name)") }
    for file in files { try Data().write(to: file) }
    let outputFile = output.map { URL(fileURLWithPath: $0) } ?? files[0]
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    return RunningTool(process: process, files: files)
  }
}

/// A tool that was started in a folder.
struct RunningTool {
  fileprivate let process: Process
  /// The files that receive its output and its errors.
  fileprivate let files: [URL]

  /// Waits for the end of the process, and returns its output.
  func outcome() -> FixturePackage.Outcome {
    process.waitUntilExit()
    let texts = files.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "" }
    for file in files { try? FileManager.default.removeItem(at: file) }
    return FixturePackage.Outcome(
      status: process.terminationStatus,
      output: texts[0],
      errors: texts[1]
    )
  }
}

extension FixturePackage {
  /// Returns the command lines of running processes that contain a text.
  func processes(named words: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { process in
      guard let data = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") else {
        return nil
      }
      let line = String(decoding: data, as: UTF8.self).replacing("\0", with: " ")
      return line.contains(words) ? line : nil
    }
  }
}
