package import Conformance
package import Foundation

/// Writes a report in the Common Test Report Format (ctrf.io): a test for each scenario.
///
/// Nothing but the id and the times differs from one writing of a report to the next.
package struct CTRFReportWriter: ReportWriter {
  private let end: Date
  private let id: UUID

  /// - Parameters:
  ///   - end: When the run ended. Its start is as long before as the scenarios took.
  ///   - id: What tells this report from all others.
  package init(end: Date = Date(), id: UUID = UUID()) {
    self.end = end
    self.id = id
  }

  package func text(for report: ConformanceReport) -> String {
    let tests = report.specs.flatMap { spec in
      spec.clauses.flatMap { clause in
        clause.scenarios.map { CTRFTest($0, of: clause, in: spec) }
      }
    }
    return JSONText.text(
      of: CTRFDocument(
        reportId: id.uuidString.lowercased(),
        timestamp: end.formatted(.iso8601),
        results: CTRFDocument.Results(
          summary: summary(
            of: tests,
            seconds: report.scenarios.compactMap(\.duration).reduce(0, +)
          ),
          tests: tests
        )
      )
    )
  }

  private func summary(of tests: [CTRFTest], seconds: Double) -> CTRFDocument.Summary {
    let stop = Int((end.timeIntervalSince1970 * 1000).rounded())
    let duration = Int((seconds * 1000).rounded())
    func count(_ status: CTRFTest.Status) -> Int { tests.count { $0.status == status } }
    return CTRFDocument.Summary(
      tests: tests.count,
      passed: count(.passed),
      failed: count(.failed),
      pending: count(.pending),
      skipped: count(.skipped),
      other: count(.other),
      suites: Set(tests.map(\.suite)).count,
      start: stop - duration,
      stop: stop,
      duration: duration
    )
  }
}
