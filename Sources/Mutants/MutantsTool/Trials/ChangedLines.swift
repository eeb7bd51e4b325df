internal import Foundation

/// The lines that differ from a revision.
struct ChangedLines {
  /// There is no such revision.
  struct Failure: Error, CustomStringConvertible {
    var revision: String
    var description: String { "error: git cannot compare with \(revision)" }
  }

  private var lines: [String: [ClosedRange<Int>]] = [:]

  /// Asks git which lines of the engine differ from a revision, with what is not committed.
  ///
  /// - Parameters:
  ///   - revision: The revision.
  ///   - root: The directory of the package.
  /// - Throws: A `Failure`, or why git cannot be asked.
  init(since revision: String, in root: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", root, "diff", "-U0", "--no-color", "--no-ext-diff", revision, "--"]
      + EngineSources.modules.map { "Sources/Engine/\($0)" }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(revision: revision) }
    self.init(diff: String(decoding: output, as: UTF8.self))
  }

  /// - Parameter diff: What `git diff -U0` writes.
  init(diff: String) {
    var file = ""
    for line in diff.split(separator: "\n") {
      if line.hasPrefix("+++ b/") { file = String(line.dropFirst("+++ b/".count)) }
      guard line.hasPrefix("@@ "),
        let added = line.split(separator: " ").first(where: { $0.hasPrefix("+") })
      else { continue }
      let numbers = added.dropFirst().split(separator: ",").compactMap { Int($0) }
      let count = numbers.count > 1 ? numbers[1] : 1
      guard let first = numbers.first, count > 0 else { continue }
      lines[file, default: []].append(first...(first + count - 1))
    }
  }
}

extension ChangedLines {
  /// The files that have such lines.
  var files: Set<String> { Set(lines.keys) }

  /// Whether a line of a file has changed.
  func contains(_ file: String, line: Int) -> Bool {
    lines[file]?.contains { $0.contains(line) } ?? false
  }
}
