internal import Conformance
internal import ElementTree
internal import Foundation
internal import Reporting
internal import SpecFormat

/// Tells on standard output what fails: on a terminal in place, elsewhere in lines one behind the
/// other.
@MainActor
final class WatchScreen {
  private let console: Console
  private let isTerminal: Bool
  private let address: String
  /// The text last printed for each spec, by its file.
  private var reported: [String: String] = [:]
  /// What there is to tell of each spec and its counts, with how often that was another.
  private var known: [String: (changes: Int, text: String, summary: ReportSummary)] = [:]
  private var shown = ""

  /// - Parameters:
  ///   - console: Where to tell it.
  ///   - address: The page that is written.
  init(_ console: Console, address: String) {
    self.console = console
    self.address = address
    let term = ProcessInfo.processInfo.environment["TERM"]
    isTerminal = isatty(STDOUT_FILENO) == 1 && term != "dumb"
  }
}

extension WatchScreen {
  /// Says where the page is; a screen says it each time it is drawn.
  func begin() throws(ToolError) {
    if !isTerminal { try console.write("watching; the page is \(address)\n") }
  }

  /// Tells of the specs as they are.
  ///
  /// - Parameters:
  ///   - specs: Those that are followed, in order.
  ///   - waiting: How many scenarios have yet to be run.
  /// - Throws: That nobody reads it any more.
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
    let left = waiting > 0 ? ", \(waiting) to be run" : ""
    let foot = "\(summary.sentence)\(left)\n\(address)\n"
    try draw(texts.map(\.1).filter { !$0.isEmpty }.joined(separator: "\n"), foot)
  }

  /// The mistakes in a spec, or what fails in it; empty where nothing does.
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

  /// Tells of those specs of which there is something else to tell than before.
  private func append(_ texts: [(String, String)]) throws(ToolError) {
    var text = ""
    for (file, now) in texts where now != reported[file, default: ""] {
      text += now.isEmpty ? "holds again: \(TerminalText.line(file))\n" : now
      reported[file] = now
    }
    let files = Set(texts.map(\.0))
    for (file, before) in reported.sorted(by: { $0.key < $1.key }) where !files.contains(file) {
      if !before.isEmpty { text += "gone: \(TerminalText.line(file))\n" }
      reported[file] = nil
    }
    if !text.isEmpty { try console.write(text) }
  }

  /// Draws the screen anew, as many lines as it has room for.
  private func draw(_ text: String, _ foot: String) throws(ToolError) {
    let size = ProcessTerminal()?.size ?? (columns: 80, rows: 24)
    let footRows = Self.rows(of: foot, columns: size.columns)
    var room = size.rows - footRows - 2
    var lines: [Substring] = []
    var all = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = all.first, room > 0 {
      room -= Self.rows(of: String(line), columns: size.columns)
      guard room >= 0 else { break }
      lines.append(line)
      all = all.dropFirst()
    }
    if !all.isEmpty { lines.append("… \(all.count) lines more") }
    let screen = lines.joined(separator: "\n") + "\n" + foot
    guard screen != shown else { return }
    shown = screen
    try console.write("\u{1B}[H\u{1B}[2J" + screen)
  }

  /// How many rows a text takes; colours take none, but are counted, so that it is never too few.
  private static func rows(of text: String, columns: Int) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).reduce(0) { rows, line in
      rows + max(1, (line.unicodeScalars.count + columns - 1) / columns)
    }
  }
}

extension ReportSummary {
  /// The counts of both.
  fileprivate static func + (left: ReportSummary, right: ReportSummary) -> ReportSummary {
    var sum = left
    sum.scenarios += right.scenarios
    sum.expectations += right.expectations
    sum.passed += right.passed
    sum.failed += right.failed
    sum.knownFailures += right.knownFailures
    sum.unsupported += right.unsupported
    sum.skipped += right.skipped
    sum.errors += right.errors
    return sum
  }
}

/// A word as a shell reads it.
enum ShellQuoting {
  /// The word, in quotation marks where it has characters that mean something to a shell.
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
