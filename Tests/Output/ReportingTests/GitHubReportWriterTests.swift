import Conformance
import EngineKit
import Reporting
import Testing

struct GitHubReportWriterTests {
  /// Returns a report of one spec with an expectation for each verdict.
  private func report(
    _ verdicts: [Verdict],
    file: String = "a.md",
    note: String = ""
  )
    -> ConformanceReport
  {
    let scenarios = verdicts.enumerated().map { index, verdict in
      let outline = ExpectationOutline(line: index + 1, block: "frames")
      let result = ExpectationResult(outline: outline, verdict: verdict, note: note)
      return ScenarioReport(id: "a#\(index)", line: index, results: [result])
    }
    let clause = ClauseReport(title: "C", slug: "c", level: 2, line: 1, scenarios: scenarios)
    return ConformanceReport(
      specs: [SpecReport(file: file, name: "a", title: "A", clauses: [clause])]
    )
  }

  private func lines(_ report: ConformanceReport) -> [String] {
    GitHubReportWriter(pathToPackage: "sub/").text(for: report)
      .split(separator: "\n").map { String($0) }
  }

  @Test func `annotates the differing line of each failure, crashes first`() {
    let lines = lines(SampleReport.report)
    #expect(
      lines[0]
        == "::error file=sub/Specs/views/a.md,line=45,title=crashed%3A frames of views/a#crashes::"
        + "ended by SIGILL:\\u{1B}[0m \\0trap"
    )
    #expect(lines[1].hasPrefix("::error file=sub/Specs/views/a.md,line=26,title=failed%3A frames"))
    #expect(lines[1].contains("actual 0 0 5 6, difference 0 0 0 +1%0Aexpected:%0A"))
    #expect(lines.count == 3)
    #expect(lines[2].hasPrefix("5 scenarios, 6 expectations"))
  }

  @Test func `escapes characters that would end a property or a message`() {
    let line = lines(report([.failed], file: "a,b:c%d\r\n.md", note: "50% off,\r\nreally: yes"))[0]
    #expect(
      line
        == "::error file=sub/a%2Cb%3Ac%25d%0D%0A.md,line=1,title=failed%3A frames of a#0::"
        + "50%25 off,\\r%0Areally: yes"
    )
  }

  @Test func `code that does not compile in another engine is a notice, not an error`() {
    var report = report([.passed, .doesNotCompile, .failed, .unsupported])
    report.engine = EngineIdentity(name: "Rows", version: "1", platform: "Linux")
    let lines = lines(report)
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("::error file=sub/a.md,line=3,title=failed%3A frames of a#2"))
    #expect(
      lines[1]
        == "::notice title=Rows::1 of 2 answered agree (50.0 %25); 1 does not compile: "
        + "'plumb check --gaps' lists the missing names"
    )
    report.engine?.name = EngineHello.ownName
    #expect(self.lines(report)[0].contains("title=does-not-compile%3A"))
  }

  @Test func `a failure that the engine's floor file allows is a warning`() {
    var report = report([.failed, .failed])
    report.engine = EngineIdentity(name: "Rows", version: "1", platform: "Linux")
    report.breaches = ["a#1"]
    let lines = lines(report)
    #expect(lines[0].hasPrefix("::error file=sub/a.md,line=2"))
    #expect(lines[1].hasPrefix("::warning file=sub/a.md,line=1"))
    #expect(JSONReportWriter().text(for: report).matches(of: /"warning"/).count == 1)
  }

  @Test func `annotates the 10 gravest failures and counts the others in a notice`() {
    let lines = lines(report(Array(repeating: .failed, count: 12) + [.crashed]))
    #expect(lines.filter { $0.hasPrefix("::error") }.count == 10)
    #expect(lines[0].contains("title=crashed%3A"))
    #expect(lines[10].hasPrefix("::notice title=plumb%3A 3 more::3 more expectations fail"))
  }

  @Test func `exactly 10 failures have no notice of further failures`() {
    let lines = lines(report(Array(repeating: .failed, count: 10)))
    #expect(lines.filter { $0.hasPrefix("::") }.count == 10)
    #expect(!lines.contains { $0.hasPrefix("::notice") })
  }
}
