import Conformance
import Reporting
import SpecFormat
import Testing

struct JobSummaryWriterTests {
  /// Returns a report with a number of failures, each with a text of a number of bytes.
  private func report(failures: Int, size: Int) -> ConformanceReport {
    let scenarios = (0..<failures).map { index in
      var result = ExpectationResult(
        outline: ExpectationOutline(line: index + 1, block: "frames"),
        verdict: .failed
      )
      result.actualLines = Array(
        repeating: ReportedLine(String(repeating: "x", count: 99)),
        count: size / 100
      )
      return ScenarioReport(id: "a#\(index)", line: index, results: [result])
    }
    let clause = ClauseReport(title: "C", slug: "c", level: 2, line: 1, scenarios: scenarios)
    return ConformanceReport(
      specs: [SpecReport(file: "a.md", name: "a", title: "A", clauses: [clause])]
    )
  }

  @Test func `the job summary shows counts, failures and known failures`() {
    let text = JobSummaryWriter(pathToPackage: "sub/").text(for: SampleReport.report)
    #expect(text.hasPrefix("# Plumb: failed\n\n5 scenarios, 6 expectations: 2 passed"))
    #expect(text.contains("### views/a\\#fails\n\n`sub/Specs/views/a.md:25`: failed: `frames`"))
    #expect(text.contains("actual 0 0 5 6, difference 0 0 0 +1"))
    #expect(text.contains("- views/a\\#known (`sub/Specs/views/a.md:75`): grids \\| \"later\""))
  }

  @Test func `the job summary omits failures beyond 1 MiB and states their number`() {
    let text = JobSummaryWriter().text(for: report(failures: 400, size: 10_000))
    #expect(text.utf8.count <= 1_048_576)
    #expect(text.utf8.count > 1_000_000)
    let shown = text.split(separator: "\n").count { $0.hasPrefix("### ") }
    #expect(text.contains("\n\(400 - shown) of 400 failures are omitted: the summary has reached"))
    #expect(text.split(separator: "\n").count { $0 == "```" } == 2 * shown)
  }

  @Test func `the job summary truncates the details of one large failure`() {
    let text = JobSummaryWriter().text(for: report(failures: 1, size: 2_000_000))
    #expect(text.utf8.count < 20_000)
    #expect(text.contains("\n… 19942 more lines: 'plumb check a.md' prints all of them\n```"))
  }

  @Test(arguments: [0, 1, 100, 300, 1000, 5000])
  func `the job summary has at most byteLimit bytes`(limit: Int) {
    let text = JobSummaryWriter(byteLimit: limit).text(for: report(failures: 5, size: 500))
    #expect(text.utf8.count <= max(limit, 1))
  }

  @Test func `a text that contains a code fence is enclosed in a longer fence`() {
    var report = report(failures: 1, size: 0)
    report.specs[0].clauses[0].scenarios[0].results[0].actualLines = [
      ReportedLine("```"), ReportedLine("<b>"),
    ]
    let text = JobSummaryWriter().text(for: report)
    #expect(text.contains("\n````\nactual:\n  ```\n  <b>\n````\n"))
  }
}
