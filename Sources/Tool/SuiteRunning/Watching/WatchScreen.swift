internal import Conformance
internal import ElementTree
internal import Foundation
internal import Reporting
internal import SpecFormat

/// Shows failures on standard output: a terminal is redrawn, and other output is appended.
@MainActor
final class WatchScreen {
  private let console: Console
  private let isTerminal: Bool
  private let address: String
  /// The text last printed for each spec, by its file.
  private var reported: [String: String] = [:]
  /// The current text and counts of each spec by its file, with the version that they were made
  /// from.
  private var known: [String: (changes: Int, text: String, summary: ReportSummary)] = [:]
  private var shown = ""

  /// - Parameters:
  ///   - console: The console for the output.
  ///   - address: The URL of the page.
  init(_ console: Console, address: String) {
    self.console = console
    self.address = address
    let term = ProcessInfo.processInfo.environment["TERM"]
    isTerminal = isatty(STDOUT_FILENO) == 1 && term != "dumb"
  }
}

extension WatchScreen {
  /// Prints the URL of the page, unless the output is a terminal, where each screen shows it.
  func begin() throws(ToolError) {
    if !isTerminal { try console.write("watching; open \(address)\n") }
  }

  /// Shows the current state of the specs.
  ///
  /// - Parameters:
  ///   - specs: The watched specs, in order.
  ///   - waiting: The number of scenarios that have to run.
  /// - Throws: An error if the output is closed.
  func show(_ specs: [WatchedSpec], waiting: Int) throws(ToolError) {
    let files = Set(specs.map(\.file))
    for file in known.keys where !files.contains(file) { known[file] = nil }
    for spec in specs where known[spec.file]?.changes != spec.changes {
      let summary = ReportSummary(spec.report?.scenarios ?? [])
      known[spec.file] = (spec.changes, text(of: spec), summary)
    }
    let texts = specs.map { ($0.file, known[$0.file]?.text ?? "") }
    guard isTerminal else { return try append(texts) }
    let summary = specs.compactMap { known[$0.file]?.summary }.reduce(ReportSummary(), +)
    let left = waiting > 0 ? ", \(waiting) waiting" : ""
    let foot = "\(summary.sentence)\(left)\n\(address)\n"
    try draw(texts.map(\.1).filter { !$0.isEmpty }.joined(separator: "\n"), foot)
  }

  /// Returns the mistakes or failures of a spec; empty if there are none.
  private func text(of spec: WatchedSpec) -> String {
    guard spec.mistakes.isEmpty else {
      return spec.mistakes.map { "\($0.description)\n" }.joined()
    }
    guard var report = spec.report, report.fails else { return "" }
    for index in report.clauses.indices {
      report.clauses[index].scenarios.removeAll { !$0.verdict.failsTheRun }
    }
    let writer = HumanReportWriter(usesColor: console.usesColor, listsAll: false)
    return writer.text(for: ConformanceReport(specs: [report]))
  }

  /// Prints the specs whose text changed.
  private func append(_ texts: [(String, String)]) throws(ToolError) {
    var text = ""
    for (file, now) in texts where now != reported[file, default: ""] {
      text += now.isEmpty ? "passes again: \(TerminalText.line(file))\n" : now
      reported[file] = now
    }
    let files = Set(texts.map(\.0))
    for (file, before) in reported.sorted(by: { $0.key < $1.key }) where !files.contains(file) {
      if !before.isEmpty { text += "removed: \(TerminalText.line(file))\n" }
      reported[file] = nil
    }
    if !text.isEmpty { try console.write(text) }
  }

  /// Redraws the screen with as many lines as fit.
  private func draw(_ text: String, _ foot: String) throws(ToolError) {
    let size = ProcessTerminal()?.size ?? (columns: 80, rows: 24)
    let footRows = Self.rows(of: foot, columns: size.columns)
    var availableRows = size.rows - footRows - 2
    var lines: [Substring] = []
    var all = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = all.first, availableRows > 0 {
      availableRows -= Self.rows(of: String(line), columns: size.columns)
      guard availableRows >= 0 else { break }
      lines.append(line)
      all = all.dropFirst()
    }
    if !all.isEmpty { lines.append("… \(all.count) more lines") }
    let screen = lines.joined(separator: "\n") + "\n" + foot
    guard screen != shown else { return }
    shown = screen
    try console.write("\u{1B}[H\u{1B}[2J" + screen)
  }

  /// Returns the number of rows that a text needs on the terminal.
  ///
  /// Color codes count as characters although they need no space, so the number is never too small.
  private static func rows(of text: String, columns: Int) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).reduce(0) { rows, line in
      rows + max(1, (line.unicodeScalars.count + columns - 1) / columns)
    }
  }
}

extension ReportSummary {
  /// Returns the sum of the counts.
  fileprivate static func + (left: ReportSummary, right: ReportSummary) -> ReportSummary {
    var sum = left
    sum.scenarios += right.scenarios
    sum.expectations += right.expectations
    sum.passed += right.passed
    sum.failed += right.failed
    sum.knownFailures += right.knownFailures
    sum.unsupported += right.unsupported
    sum.deviations += right.deviations
    sum.skipped += right.skipped
    sum.errors += right.errors
    return sum
  }
}

/// Quotes words for a shell.
enum ShellQuoting {
  /// Returns the word, in quotation marks if it contains special characters of a shell.
  static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "-._/+:@%".unicodeScalars.contains(scalar)
      }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
