import Conformance
import Reporting
import SpecFormat
import Testing

/// Tests the groups of failures on the page of results.
struct FailureGroupTests {
  @Test func `a run without failures has no failure groups`() {
    #expect(FailureGroup.groups(in: ConformanceReport(specs: [])).isEmpty)
  }

  @Test func `each failing scenario is in exactly one group, and passing ones in none`() {
    let report = SampleReport.report
    let ids = FailureGroup.groups(in: report).flatMap(\.ids)
    let failing = report.scenarios.filter(\.verdict.failsTheRun).map(\.id)
    #expect(!failing.isEmpty)
    #expect(ids.sorted() == failing.sorted())
  }

  @Test func `expectations that were not run after a crash are grouped with the crash`() {
    let results =
      [(10, Verdict.crashed, "ended by SIGILL: a.md:7: Fatal error: none")]
      + [(14, .notRun, "not reached")]
    let scenario = ScenarioReport(
      id: "a#crashes",
      line: 5,
      results: results.map { line, verdict, note in
        ExpectationResult(
          outline: ExpectationOutline(line: line, block: "frames"),
          verdict: verdict,
          note: note
        )
      }
    )
    let clause = ClauseReport(title: "C", slug: "c", level: 2, line: 1, scenarios: [scenario])
    let spec = SpecReport(file: "a.md", name: "a", title: "A", clauses: [clause])
    let groups = FailureGroup.groups(in: ConformanceReport(specs: [spec]))
    #expect(
      groups.map(\.sentence) == ["1 scenario that crashes: ended by SIGILL: Fatal error: none"]
    )
    #expect(groups.map(\.ids) == [["a#crashes"]])
  }
}
