import Conformance
import Foundation
import Reporting
import Testing

struct JUnitReportWriterTests {
  private let text = JUnitReportWriter().text(for: SampleReport.report)

  @Test func `counts a case for each scenario`() {
    #expect(
      text.hasPrefix(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="plumb" tests="5" failures="1" errors="1" skipped="2" \
        time="1.750000">
          <testsuite name="views/a" file="Specs/views/a.md" tests="5" failures="1" errors="1" \
        skipped="2" time="1.750000">
            <testcase classname="views.a" name="holds" file="Specs/views/a.md" line="5" \
        time="0.250000"/>
            <testcase classname="views.a" name="fails" file="Specs/views/a.md" line="25" \
        time="0.000000">

        """
      )
    )
  }

  @Test func `has the text in the attribute and in the content, escaped`() {
    let message = "line 26: Text &quot;&lt;A&gt;&quot; frame: expected 0 0 5 5"
    #expect(text.contains("<failure message=\"\(message)"))
    #expect(text.contains("type=\"failed\">Specs/views/a.md:25: failed: `frames`\n"))
    #expect(text.contains("actual:\n  Text \"&lt;A&gt;\"  0  0  5  6</failure>"))
  }

  @Test func `shows control characters`() {
    #expect(text.contains("ended by SIGILL:\\u{1B}[0m \\0trap"))
    #expect(!text.contains("\u{1B}") && !text.contains("\u{0}"))
  }

  @Test func `has a known failure as skipped, with its reason`() {
    #expect(
      text.contains(
        "<skipped message=\"known failure: grids | &quot;later&quot;\" type=\"known-failure\">"
      )
    )
    #expect(text.contains("<skipped message=\"slow\" type=\"skipped\">"))
  }

  @Test(arguments: [SampleReport.report, SampleReport.everyVerdict, ConformanceReport(specs: [])])
  func `keeps what readers of the format have in common`(report: ConformanceReport) throws {
    #expect(try JUnitRules.breaches(by: JUnitReportWriter().text(for: report)) == [])
  }

  @Test(arguments: [
    (" tests=\"5\"", " tests=\"4\""), ("classname=", "class="), ("failure", "failed"),
    (" time=\"0.250000\"", ""),
  ])
  func `the rules find what breaks them`(part: String, replacement: String) throws {
    #expect(text.contains(part))
    #expect(try JUnitRules.breaches(by: text.replacing(part, with: replacement)) != [])
  }
}
