internal import SuiteRunning
internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import Reporting

/// The file of a history, with one line of JSON for each run.
struct HistoryFile {
  /// The path in a package at which `check` and `report` look for a history.
  static let standardPath = "Docs/history.jsonl"
  static let option = CommandOption(
    name: "history",
    placeholder: "FILE",
    summary: "state since when a scenario fails; default: \(standardPath), if there is one"
  )

  private let file: TextFile

  init(path: String) {
    file = TextFile(path: path)
  }
}

extension HistoryFile {
  var path: String { file.path }

  /// The content; empty if there is no file.
  var text: String {
    get throws(ToolError) {
      if let text = file.text { return text }
      guard !FileManager.default.fileExists(atPath: path) else {
        throw .reportMalformed(path, reason: "it is not UTF-8 text")
      }
      return ""
    }
  }

  /// The runs, the oldest first; empty if there is no file.
  var entries: [HistoryEntry] {
    get throws(ToolError) {
      let text = try text
      do {
        return try HistoryEntry.entries(in: text)
      } catch {
        throw .reportMalformed(path, reason: error.description)
      }
    }
  }

  /// Returns a report with the run since which each failing scenario fails.
  ///
  /// The history is that of the command line, or that of the package.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - arguments: The command line.
  ///   - root: The folder of the package.
  /// - Returns: The report with the first failures.
  /// - Throws: An error if the history has invalid lines.
  static func dated(
    _ report: ConformanceReport,
    _ arguments: CommandArguments,
    root: String
  ) throws(ToolError) -> ConformanceReport {
    let file = HistoryFile(path: arguments[option] ?? "\(root)/\(standardPath)")
    return report.dated(by: try file.entries)
  }

  /// Appends runs as the last lines, if the file has no invalid lines.
  func append(_ runs: [HistoryEntry]) throws(ToolError) {
    _ = try entries
    guard !runs.isEmpty else { return }
    let text = try text
    let separator = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
    try file.write(text + separator + runs.map(\.line).joined())
  }
}
