import SceneBuilding
import Conformance
import Reporting
import SpecFormat
import Testing

struct HumanReportWriterTests {
  @Test func `a failed expectation is listed with its evidence and the systems of on=`() {
    var report = SampleReport.report
    let systems = ["iOS 17.0", "macOS 26.2"].compactMap(SystemVersion.init)
    report.specs[0].clauses[1].scenarios[0].results[0].systems = systems
    #expect(
      HumanReportWriter().text(for: report).contains(
        ":25: failed: `frames` of views/a#fails (derived, iOS 17.0, macOS 26.2)\n"
      )
    )
  }

  @Test func `lists every verdict, then the details of failures, then the counts`() {
    let text = """
      passed views/a#holds
      failed views/a#fails
      crashed views/a#crashes
      known-failure views/a#known (grids | "later")
      skipped views/a#skipped (slow)

      Specs/views/a.md:25: failed: `frames` of views/a#fails
        Specs/views/a.md:26: Text "<A>" frame: expected 0 0 5 5, actual 0 0 5 6, difference 0 0 0 +1
        expected:
          Text "<A>"  0  0  5  5
        actual:
          Text "<A>"  0  0  5  6

      Specs/views/a.md:45: crashed: `frames` of views/a#crashes
        ended by SIGILL:\\u{1B}[0m \\0trap

      5 scenarios, 6 expectations: 2 passed, 1 failed, 1 in error, 1 known to fail, 1 skipped

      """
    #expect(HumanReportWriter().text(for: SampleReport.report) == text)
  }

  @Test func `omits passing scenarios if listsAll is false`() {
    let text = HumanReportWriter(listsAll: false).text(for: SampleReport.report)
    #expect(text.hasPrefix("failed views/a#fails\ncrashed views/a#crashes\n\n"))
  }

  @Test func `colors verdicts only if usesColor is true`() {
    let plain = HumanReportWriter().text(for: ConformanceReport(specs: []))
    #expect(!plain.contains("\u{1B}"))
    let colored = HumanReportWriter(usesColor: true).text(for: SampleReport.report)
    #expect(colored.hasPrefix("\u{1B}[32mpassed\u{1B}[0m views/a#holds"))
  }

  @Test func `lists each compiler error once, missing modules first`() {
    let refused = { (line: Int, messages: [(Int, String)]) in
      var result = SampleReport.result(line, .doesNotCompile)
      result.compilerMessages = messages.map { line, message in
        CompilerDiagnostic(
          file: "Specs/a.md",
          line: line,
          column: 1,
          severity: .error,
          message: message
        )
      }
      let later = SampleReport.result(line + 5, .notRun)
      return ScenarioReport(id: "a#\(line)", line: line, results: [result, later])
    }
    let clause = ClauseReport(
      title: "C",
      slug: "c",
      level: 2,
      path: ["C"],
      line: 1,
      scenarios: [
        refused(10, [(3, "cannot find 'A' in scope"), (8, "cannot find 'B' in scope")]),
        refused(20, [(3, "cannot find 'A' in scope"), (18, "cannot find 'B' in scope")]),
        refused(30, [(28, "no such module 'M'")]),
      ]
    )
    let spec = SpecReport(file: "Specs/a.md", name: "a", title: "A", clauses: [clause])
    let text = HumanReportWriter(listsAll: false).text(for: ConformanceReport(specs: [spec]))
    #expect(
      text == """
        does-not-compile a#10
        does-not-compile a#20
        does-not-compile a#30

        does-not-compile: 3 scenarios
          Specs/a.md:28:1: error: no such module 'M'
          Specs/a.md:3:1: error: cannot find 'A' in scope
          2 places: cannot find 'B' in scope
          Specs/a.md:8:1: error: cannot find 'B' in scope
          Specs/a.md:18:1: error: cannot find 'B' in scope

        3 scenarios, 6 expectations: 0 passed, 6 in error

        """
    )
  }
}

struct ExpectationResultDetailsTests {
  private func result(_ mismatches: [Mismatch]) -> ExpectationResult {
    ExpectationResult(
      outline: ExpectationOutline(line: 9, block: "frames"),
      verdict: .failed,
      mismatches: mismatches
    )
  }

  @Test func `decidingLine is the line of the first mismatch`() {
    let mismatches = [11, 10].map { Mismatch(line: $0, subject: "a", expected: "1", actual: "2") }
    #expect(result(mismatches).decidingLine == 11)
  }

  @Test func `decidingLine is the line of the fence if there is no mismatch`() {
    #expect(result([]).decidingLine == 9)
  }
}
