package import Conformance
package import Foundation

/// Writes a report in the Common Test Report Format (ctrf.io): a test for each scenario.
package struct CTRFReportWriter: ReportWriter {
  private let end: Date

  /// - Parameter end: When the run ended. Its start is as long before as the scenarios took.
  package init(end: Date = Date()) {
    self.end = end
  }

  package func text(for report: ConformanceReport) -> String {
    let tests = report.specs.flatMap { spec in spec.scenarios.map { CTRFTest($0, in: spec) } }
    let stop = Int((end.timeIntervalSince1970 * 1000).rounded())
    let duration = report.scenarios.compactMap(\.duration).reduce(0, +)
    func count(_ status: CTRFTest.Status) -> Int { tests.count { $0.status == status } }
    let summary = CTRFDocument.Summary(
      tests: tests.count,
      passed: count(.passed),
      failed: count(.failed),
      pending: count(.pending),
      skipped: count(.skipped),
      other: count(.other),
      suites: report.specs.count { !$0.scenarios.isEmpty },
      start: stop - Int((duration * 1000).rounded()),
      stop: stop
    )
    return JSONText.text(of: CTRFDocument(results: .init(summary: summary, tests: tests)))
  }
}
