package import Conformance

/// Writes a report as Markdown for the summary of a GitHub job.
///
/// The size of a summary is limited: entries that do not fit are left out as a whole, and a
/// sentence counts them.
package struct JobSummaryWriter: ReportWriter {
  /// The maximum size of the summary of one step on GitHub: 1 MiB.
  package static let maximumSize = 1_048_576
  /// The maximum size of the text of one expectation, in bytes.
  private static let detailSize = 16_384

  private let byteLimit: Int
  private let paths: RepositoryPaths

  /// - Parameters:
  ///   - byteLimit: The maximum size of the summary, in bytes.
  ///   - pathToPackage: The path from the repository to the package, ending with a slash; empty if
  ///     they are the same.
  package init(byteLimit: Int = maximumSize, pathToPackage: String = "") {
    self.byteLimit = byteLimit
    paths = RepositoryPaths(pathToPackage: pathToPackage)
  }

  package func text(for report: ConformanceReport) -> String { sized(report).text }

  /// Returns whether failures or mistakes of a report do not fit into the summary.
  package func omits(_ report: ConformanceReport) -> Bool { sized(report).omitsEntries }

  private func sized(_ report: ConformanceReport) -> SizeLimitedText {
    let failures = entries(of: report, where: \.failsTheRun) { failure($0, of: $1, file: $2) }
    let known = entries(of: report, where: { $0 == .knownFailure }) { result, scenario, file in
      let place = MarkdownText.code("\(paths.path(of: file)):\(result.line)")
      return "- \(MarkdownText.escaped(scenario.id)) (\(place)): "
        + MarkdownText.escaped(result.reason ?? "")
    }
    let mistakes = report.mistakes.map { mistake in
      let place = "\(paths.path(of: mistake.file)):\(mistake.line):\(mistake.column)"
      return "- \(MarkdownText.code(place)): "
        + MarkdownText.escaped(DetailExcerpt.cut(mistake.message))
    }
    var text = SizeLimitedText(head(of: report), byteLimit: byteLimit)
    text.append(mistakes, title: "## Malformed specs", noun: "mistake")
    text.append(failures, title: "## Failures", noun: "failure")
    let omitsEntries = text.omitsEntries
    text.append(known, title: "## Known failures", noun: "known failure")
    text.omitsEntries = omitsEntries
    return text
  }
}

extension JobSummaryWriter {
  private func head(of report: ConformanceReport) -> String {
    let summary = report.summary
    let counts: [(String, Int)] = [
      ("passed", summary.passed), ("failed", summary.failed), ("in error", summary.errors),
      ("known to fail", summary.knownFailures), ("unsupported", summary.unsupported),
      ("deviating", summary.deviations), ("skipped", summary.skipped),
    ].filter { !["unsupported", "deviating"].contains($0.0) || $0.1 > 0 }
    let table = ReportTable(
      header: counts.map(\.0),
      rows: [counts.map { "\($0.1)" }]
    )
    let part = report.shard.map { ", part \($0.index) of \($0.count)" } ?? ""
    return """
      # Plumb: \(report.breaches?.isEmpty ?? report.holds ? "passed" : "failed")\(part)

      \(report.sentence).\(score(of: report))

      \(table.text)
      """
  }

  /// Returns the score of another engine as a paragraph of its own; empty for the own engine.
  private func score(of report: ConformanceReport) -> String {
    guard report.isOfOtherEngine, let engine = report.engine else { return "" }
    let counts = OutcomeCounts(report)
    return "\n\n\(MarkdownText.escaped(engine.name)): \(counts.sentence) (\(counts.percent))."
  }

  private func entries(
    of report: ConformanceReport,
    where isListed: (Verdict) -> Bool,
    entry: (ExpectationResult, ScenarioReport, _ file: String) -> String
  ) -> [String] {
    report.specs.flatMap { spec in
      spec.scenarios.flatMap { scenario in
        scenario.results.filter { isListed($0.verdict) }
          .map { entry($0, scenario, spec.file) }
      }
    }
  }

  private func failure(
    _ result: ExpectationResult,
    of scenario: ScenarioReport,
    file: String
  ) -> String {
    let details = SizeLimitedText.cut(
      scenario.excerpt(of: result, in: file),
      toBytes: Self.detailSize
    )
    return """
      ### \(MarkdownText.escaped(scenario.id))

      \(MarkdownText.code("\(paths.path(of: file)):\(result.line)")): \
      \(result.headline)

      \(MarkdownText.fenced(details))
      """
  }
}

/// Markdown that is assembled from whole entries up to a maximum size in bytes.
struct SizeLimitedText {
  /// The number of bytes reserved for a sentence about entries that are left out.
  private static let sentenceSize = 200

  private(set) var text: String
  /// Whether entries were left out.
  var omitsEntries = false
  private let byteLimit: Int

  /// - Parameters:
  ///   - head: The text that is always included, without a line feed at its end.
  ///   - byteLimit: The maximum size of the whole text, in bytes.
  init(_ head: String, byteLimit: Int) {
    self.byteLimit = byteLimit
    text = Self.cut(head, toBytes: max(0, byteLimit - 1)) + "\n"
  }
}

extension SizeLimitedText {
  /// Appends a heading and as many entries as fit; appends nothing if there are no entries.
  mutating func append(_ entries: [String], title: String, noun: String) {
    guard !entries.isEmpty else { return }
    var count = 0
    var section = "\n\(title)\n"
    let space = byteLimit - text.utf8.count - 2 * Self.sentenceSize
    for entry in entries {
      guard section.utf8.count + entry.utf8.count + 2 <= space else { break }
      section += "\n\(entry)\n"
      count += 1
    }
    let left = entries.count - count
    if left > 0 {
      omitsEntries = true
      section +=
        "\n\(left) of \(entries.count) \(noun)\(entries.count == 1 ? "" : "s") "
        + "\(left == 1 ? "is" : "are") omitted: the summary has reached its maximum size.\n"
    }
    guard text.utf8.count + section.utf8.count <= byteLimit else {
      omitsEntries = true
      return
    }
    text += section
  }

  /// Returns the lines that fit into a number of bytes, with a last line that reports any
  /// truncation.
  static func cut(_ text: String, toBytes limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    let sentence = "… the rest is omitted …"
    var shortened = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard shortened.utf8.count + line.utf8.count + sentence.utf8.count + 1 <= limit else { break }
      shortened += "\(line)\n"
    }
    return shortened.utf8.count + sentence.utf8.count <= limit ? shortened + sentence : ""
  }
}
