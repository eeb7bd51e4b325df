import Conformance
import Reporting
import Testing

struct HumanReportWriterTests {
  @Test func `tells every verdict, then all about what fails, then the counts`() {
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

  @Test func `leaves out what holds where only failures are asked for`() {
    let text = HumanReportWriter(listsAll: false).text(for: SampleReport.report)
    #expect(text.hasPrefix("failed views/a#fails\ncrashed views/a#crashes\n\n"))
  }

  @Test func `colours verdicts only where asked to`() {
    let plain = HumanReportWriter().text(for: ConformanceReport(specs: []))
    #expect(!plain.contains("\u{1B}"))
    let colored = HumanReportWriter(usesColor: true).text(for: SampleReport.report)
    #expect(colored.hasPrefix("\u{1B}[32mpassed\u{1B}[0m views/a#holds"))
  }
}
