package import Conformance
internal import ElementTree
internal import SpecFormat

/// Writes the report of a run with another engine for a terminal: at most 60 lines.
///
/// A report with few verdicts is written as a whole. A longer one is reduced to the counts, the
/// score, the first differences and crashes, and the most frequent gaps.
package struct EngineReportWriter: ReportWriter {
  /// The maximum number of lines.
  package static let lineLimit = 60

  private static let failureLimit = 12
  private static let gapLimit = 8
  private static let lineLength = 160

  private let usesColor: Bool
  private let rest: String

  /// - Parameters:
  ///   - usesColor: Whether verdicts are colored.
  ///   - rest: The place of the complete report, as the last line states it; empty if there is
  ///     none.
  package init(usesColor: Bool = false, rest: String = "") {
    self.usesColor = usesColor
    self.rest = rest
  }

  package func text(for report: ConformanceReport) -> String {
    let whole = wholeText(for: report)
    guard whole.count(where: { $0 == "\n" }) > Self.lineLimit else { return whole }
    return summary(of: report).map { $0 + "\n" }.joined()
  }

  /// Returns the complete report, with every verdict.
  package func wholeText(for report: ConformanceReport) -> String {
    HumanReportWriter(usesColor: usesColor).text(for: report)
      + score(of: report).map { $0 + "\n" }.joined()
  }
}

extension EngineReportWriter {
  private func summary(of report: ConformanceReport) -> [String] {
    let parts = [
      [title(of: report)] + counts(of: report),
      failures(of: report),
      EngineGaps(report).lines(atMost: Self.gapLimit).map { Self.cut(TerminalText.line($0)) },
      [size(of: report)] + score(of: report),
      rest.isEmpty ? [] : ["every verdict: \(rest)"],
    ]
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func title(of report: ConformanceReport) -> String {
    let engine = report.engine?.description ?? "the engine"
    return TerminalText.line(engine) + (report.profile.map { ", profile \($0.name)" } ?? "")
  }

  private func size(of report: ConformanceReport) -> String {
    let summary = report.summary
    return "\(GroupedNumber.text(summary.scenarios)) scenarios, "
      + "\(GroupedNumber.text(summary.expectations)) expectations"
  }

  private func counts(of report: ConformanceReport) -> [String] {
    let counts = OutcomeCounts(report)
    let outcomes: [MatrixOutcome] = [
      .agrees, .differs, .crashed, .deviates, .unsupported, .doesNotCompile, .skipped,
    ]
    return outcomes.filter { counts[$0] > 0 || $0 == .agrees || $0 == .differs }.map { outcome in
      let number = GroupedNumber.text(counts[outcome])
      return String(repeating: " ", count: max(0, 8 - number.count))
        + "\(number)  \(outcome.label(for: counts[outcome]))"
    }
  }

  /// Returns the first crashes and differences, one line each.
  ///
  /// Those of scenarios that agree on less than the engine's floor come first.
  private func failures(of report: ConformanceReport) -> [String] {
    let failures = report.specs.flatMap { spec in
      spec.scenarios.flatMap { scenario in
        scenario.results.filter { MatrixOutcome($0).isDisagreement && $0.verdict != .notRun }
          .map { (file: spec.file, id: scenario.id, result: $0) }
      }
    }
    let crashes = failures.filter { $0.result.verdict != .failed }
    let below = report.breaches ?? []
    let listed = crashes + failures.filter { $0.result.verdict == .failed }
    let ordered =
      listed.filter { below.contains($0.id) } + listed.filter { !below.contains($0.id) }
    let lines = ordered.prefix(Self.failureLimit).map { file, id, result in
      let reason =
        result.mismatches.first?.sentence
        ?? result.message.split(whereSeparator: \.isNewline).first.map { String($0) } ?? ""
      let verdict = result.verdict.rawValue + (below.contains(id) ? " below the floor" : "")
      let line = "\(file):\(result.decidingLine): \(verdict) #\(ScenarioID(id).slug): \(reason)"
      return Self.cut(TerminalText.line(line))
    }
    let more = failures.count - lines.count
    return lines + (more > 0 ? ["… \(more) more"] : [])
  }

  /// Returns the score with its definition.
  private func score(of report: ConformanceReport) -> [String] {
    let counts = OutcomeCounts(report)
    let parts = [
      "\(counts.sentence) (\(counts.percent))", counts.scope(of: report.profile),
      counts.deviations,
    ].compactMap(\.self)
    return [parts.joined(separator: ", ")] + Self.wrapped(OutcomeCounts.definition)
  }

  /// Returns the lines of a paragraph, indented and with at most 90 characters.
  private static func wrapped(_ text: String) -> [String] {
    text.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + word.count < 90 {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append("  \(word)")
      }
    }
  }

  private static func cut(_ line: String) -> String {
    line.count > lineLength ? "\(line.prefix(lineLength - 1))…" : line
  }
}
