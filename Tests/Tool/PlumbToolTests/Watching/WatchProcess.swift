@testable import SuiteRunning
import SceneBuilding
import Conformance
import Foundation
@testable import PlumbTool

/// A `plumb watch` process, or another one that follows files, that runs during a test.
final class WatchProcess {
  /// An error for a process that does not show the expected content in time.
  struct Late: Error {
    var page: String
    var output: String
  }

  private static let patience = 30.0

  /// The folder for the temporary files of the process.
  let temporary: String
  private let package: FixturePackage
  private let process = Process()

  init(
    in package: FixturePackage,
    tool: String = "plumb",
    command: String = "watch",
    _ arguments: String...
  ) throws {
    self.package = package
    temporary = package.path(of: "temporary")
    try FileManager.default.createDirectory(
      atPath: temporary,
      withIntermediateDirectories: true
    )
    process.executableURL = URL(
      fileURLWithPath: "\(ExecutablePath.current.directory)/\(tool)"
    )
    process.arguments = [command] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: package.path(of: "."))
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PLUMB_CACHE": package.path(of: "cache"), "TMPDIR": temporary]
    ) { $1 }
    process.standardInput = FileHandle.nullDevice
    try package.write("", to: "watched")
    process.standardOutput = try FileHandle(
      forWritingTo: URL(fileURLWithPath: package.path(of: "watched"))
    )
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
  }
}

extension WatchProcess {
  /// All standard output so far.
  var output: String { package.text(of: "watched") ?? "" }

  /// The content of the shown page.
  var page: String {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: temporary)) ?? []
    let folders = names.map { "\(temporary)/\($0)" } + [package.path(of: "page")]
    return folders.lazy.compactMap { try? String(contentsOfFile: "\($0)/page.js", encoding: .utf8) }
      .first ?? ""
  }

  /// Waits until the page satisfies a condition.
  func wait(until isShown: (String) -> Bool) throws {
    let end = Date(timeIntervalSinceNow: Self.patience)
    while !isShown(page) {
      guard Date() < end else { throw Late(page: page, output: output) }
      usleep(10_000)
    }
  }

  /// Waits until the output contains a text.
  func waitForOutput(_ text: String) throws {
    try wait { _ in output.contains(text) }
  }

  /// Waits until an engine runs a scene that never ends, which is the case after a hundred sleeps.
  func waitForEngine() throws {
    let watch = process.processIdentifier
    try wait { _ in Self.descendants(of: watch).contains { Self.sleepCount(of: $0) >= 100 } }
  }

  /// Returns all descendants of a process.
  private static func descendants(of process: Int32) -> [Int32] {
    let threads =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    return threads.flatMap { thread in
      let file = "/proc/\(process)/task/\(thread)/children"
      let children = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      return children.split(separator: " ").compactMap { Int32($0) }
        .flatMap { [$0] + descendants(of: $0) }
    }
  }

  /// Returns the number of voluntary context switches of a process.
  private static func sleepCount(of process: Int32) -> Int {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
    return line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0
  }

  /// Ends the process like control-C.
  ///
  /// - Returns: The exit code.
  func end() throws -> Int32 {
    process.interrupt()
    let end = Date(timeIntervalSinceNow: Self.patience)
    while process.isRunning {
      guard Date() < end else { throw Late(page: page, output: output) }
      usleep(10_000)
    }
    return process.terminationStatus
  }
}

/// A temporary suite whose files tests can change.
final class WatchedFolder {
  let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("plumb-tests-\(UUID().uuidString)").resolvingSymlinksInPath().path

  /// Creates the folder with specs, given by their paths below `Specs`.
  init(_ specs: [String: String]) throws {
    try FileManager.default.createDirectory(
      atPath: "\(root)/Specs",
      withIntermediateDirectories: true
    )
    for (path, text) in specs { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }
}

extension WatchedFolder {
  var suite: SuiteFolder { SuiteFolder(root: root, folder: "Specs") }

  /// Writes a spec in place, as some editors do.
  func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: "\(root)/Specs/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: url, atomically: false, encoding: .utf8)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: "\(root)/Specs/\(path)")
  }

  /// Returns a spec with a scene for each width.
  static func spec(_ widths: Int..., expecting offset: Int = 0) -> String {
    widths.reduce(into: "# Title\n") { text, width in
      text += """

        ## Width \(width)

        ```swift
        Color.red.frame(width: \(width), height: 10)
        ```

        ```size 100x100 evidence=derived
        100x100 -> \(width + offset)x10
        ```

        """
    }
  }
}
