package import Conformance

/// Writes a run as the Markdown summary that GitHub shows of a job.
///
/// A summary has a greatest size: what does not fit is left out as a whole, and counted in a
/// sentence.
package struct JobSummaryWriter: ReportWriter {
  /// How many bytes GitHub takes of one step: 1 MiB.
  package static let greatestSize = 1_048_576
  /// How many bytes of one expectation's text are worth a place in a summary.
  private static let detailSize = 16_384

  private let byteLimit: Int
  private let pathToPackage: String

  /// - Parameters:
  ///   - byteLimit: How many bytes the summary may have.
  ///   - pathToPackage: The way from the repository to the package, with a slash at its end; empty
  ///     where they are the same.
  package init(byteLimit: Int = greatestSize, pathToPackage: String = "") {
    self.byteLimit = byteLimit
    self.pathToPackage = pathToPackage
  }

  package func text(for report: ConformanceReport) -> String {
    let failures = entries(of: report, where: \.failsTheRun) { failure($0, of: $1, file: $2) }
    let known = entries(of: report, where: { $0 == .knownFailure }) { result, scenario, file in
      let place = MarkdownText.code("\(pathToPackage)\(file):\(result.line)")
      return "- \(MarkdownText.escaped(scenario.id)) (\(place)): "
        + MarkdownText.escaped(result.reason ?? "")
    }
    var text = LimitedText(head(of: report), byteLimit: byteLimit)
    text.append(failures, title: "## Failures", noun: "failure")
    text.append(known, title: "## Known failures", noun: "known failure")
    return text.text
  }
}

extension JobSummaryWriter {
  private func head(of report: ConformanceReport) -> String {
    let summary = report.summary
    let counts: [(String, Int)] = [
      ("passed", summary.passed), ("failed", summary.failed), ("in error", summary.errors),
      ("known to fail", summary.knownFailures), ("unsupported", summary.unsupported),
      ("skipped", summary.skipped),
    ].filter { $0.0 != "unsupported" || $0.1 > 0 }
    let table = ReportTable(
      header: counts.map(\.0),
      rows: [counts.map { "\($0.1)" }]
    )
    let part = report.shard.map { ", part \($0.index) of \($0.count)" } ?? ""
    return """
      # Plumb: \(report.holds ? "all holds" : "not all holds")\(part)

      \(summary.sentence).

      \(table.text)
      """
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
    let details = LimitedText.cut(
      scenario.details(of: result, in: file),
      toBytes: Self.detailSize
    )
    return """
      ### \(MarkdownText.escaped(scenario.id))

      \(MarkdownText.code("\(pathToPackage)\(file):\(result.line)")): \
      \(result.headline)

      \(MarkdownText.fenced(details))
      """
  }
}
