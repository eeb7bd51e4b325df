import Conformance
@testable import Reporting
import Testing

// The code of the examples in doc comments of the writers.

struct CountWriter: ReportWriter {
  func text(for report: ConformanceReport) -> String {
    "\(report.specs.flatMap(\.clauses).flatMap(\.scenarios).count) scenarios\n"
  }
}

struct RegressionWriter: ComparisonWriter {
  func document(for comparison: ReportComparison) -> ComparisonDocument {
    ComparisonDocument(text: "\(comparison.changes(.newlyFailing).count) regressions\n")
  }
}

struct WriterExampleTests {
  @Test func `a ReportWriter writes the number of scenarios of a report`() {
    #expect(CountWriter().text(for: SampleReport.report) == "5 scenarios\n")
    #expect(CountWriter().text(for: ConformanceReport(specs: [])) == "0 scenarios\n")
  }

  @Test func `a ComparisonWriter writes the number of regressions and no pictures`() {
    let comparison = ReportComparison(base: SampleReport.report, head: SampleReport.report)
    let document = RegressionWriter().document(for: comparison)
    #expect(document == ComparisonDocument(text: "0 regressions\n"))
  }
}
