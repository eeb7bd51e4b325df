import Conformance
import Reporting
import Testing

struct FailureGroupTests {
  @Test func `a run in which nothing fails has no groups`() {
    #expect(FailureGroup.groups(in: ConformanceReport(specs: [])).isEmpty)
  }

  @Test func `every failing scenario is in one group, and no other one`() {
    let report = SampleReport.report
    let ids = FailureGroup.groups(in: report).flatMap(\.ids)
    let failing = report.scenarios.filter(\.verdict.failsTheRun).map(\.id)
    #expect(!failing.isEmpty)
    #expect(ids.sorted() == failing.sorted())
  }
}
