import Conformance
import Foundation
import Reporting
import Testing

/// Tests a report with malformed specs in every format.
struct MalformedReportTests {
  /// The sample report with three mistakes in two files.
  static let report: ConformanceReport = {
    var report = SampleReport.report
    report.mistakes = [
      mistake("Specs/b.md", line: 3, column: 7, "unknown <word> `frmes`", suggestions: ["frames"]),
      mistake("Specs/b.md", line: 9, column: 1, "no line"),
      mistake("Specs/c.md", line: 2, "no end"),
    ]
    return report
  }()

  static func mistake(
    _ file: String,
    line: Int,
    column: Int = 1,
    _ message: String,
    suggestions: [String] = []
  ) -> ReportedMistake {
    ReportedMistake(
      code: "line-invalid",
      file: file,
      line: line,
      column: column,
      message: message,
      suggestions: suggestions
    )
  }

  private let report = Self.report

  @Test func `holds is false for a report with malformed specs and no failures`() {
    var report = ConformanceReport(specs: [], mistakes: Self.report.mistakes)
    report.shard = ReportShard(index: 1, count: 2, suiteScenarios: 0, suiteDigest: "a")
    #expect(!report.holds)
    report.mistakes = []
    #expect(report.holds)
  }

  @Test func `malformedFiles groups mistakes by spec file`() {
    #expect(report.malformedFiles.map(\.file) == ["Specs/b.md", "Specs/c.md"])
    #expect(report.malformedFiles.map(\.mistakes.count) == [2, 1])
    #expect(report.sentence.hasSuffix("; 2 malformed specs not run"))
  }

  @Test func `JSON is written and read without loss of mistakes`() throws {
    let text = JSONReportWriter().text(for: report)
    let read = try JSONReportReader().report(from: Data(text.utf8))
    #expect(read.mistakes == report.mistakes)
    #expect(read.scenarios.count == report.scenarios.count)
    #expect(try JSONSchema().unnamedKeys(in: text, of: "check") == [])
  }

  @Test func `JUnit has a suite with an error for each malformed spec`() throws {
    let text = JUnitReportWriter().text(for: report)
    #expect(
      text.contains(
        """
        <testsuites name="plumb" tests="7" failures="1" errors="3" skipped="2" time="1.750000">
          <testsuite name="Specs/b" file="Specs/b.md" tests="1" failures="0" errors="1" \
        skipped="0" time="0.000000">
            <testcase classname="Specs.b" name="malformed spec" file="Specs/b.md" line="3" \
        time="0.000000">
              <error message="unknown &lt;word&gt; `frmes`" type="malformed">\
        Specs/b.md:3:7: error: unknown &lt;word&gt; `frmes`
        Specs/b.md:9:1: error: no line</error>

        """
      )
    )
    #expect(try JUnitRules.breaches(by: text) == [])
  }

  @Test func `JUnit lists the first 59 of 500 mistakes and counts the rest`() {
    var report = report
    report.mistakes = (1...500).map { Self.mistake("Specs/b.md", line: $0, "no line") }
    let text = JUnitReportWriter().text(for: report)
    #expect(text.contains("Specs/b.md:59:1: error: no line\n… 441 more mistakes: 'plumb check "))
    #expect(!text.contains("Specs/b.md:60:1"))
  }

  @Test func `CTRF has a failed test for each malformed spec`() throws {
    let text = CTRFReportWriter().text(for: report)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let results = try #require(object?["results"] as? [String: Any])
    let tests = try #require(results["tests"] as? [[String: Any]])
    #expect(tests.prefix(2).map { $0["rawStatus"] as? String } == ["malformed", "malformed"])
    #expect(tests.prefix(2).map { $0["status"] as? String } == ["failed", "failed"])
    #expect(tests[0]["line"] as? Int == 3)
    #expect((tests[0]["trace"] as? String)?.hasSuffix("\nSpecs/b.md:9:1: error: no line") == true)
    let summary = try #require(results["summary"] as? [String: Any])
    #expect(summary["tests"] as? Int == 7)
    #expect(summary["failed"] as? Int == 4)
  }

  @Test func `GitHub annotations start with mistakes at their line and column`() {
    let lines = GitHubReportWriter(pathToPackage: "sub/").text(for: report).split(separator: "\n")
    #expect(
      lines[0] == "::error file=sub/Specs/b.md,line=3,col=7,title=malformed spec%3A line-invalid::"
        + "unknown <word> `frmes`"
    )
    #expect(lines[2].hasPrefix("::error file=sub/Specs/c.md,line=2,col=1,"))
    #expect(lines[3].contains("title=crashed%3A"))
    #expect(lines.last?.hasSuffix("; 2 malformed specs not run") == true)
  }

  @Test func `GitHub annotates 10 errors and counts the others in a notice`() {
    var report = report
    report.mistakes = (1...12).map { Self.mistake("Specs/b.md", line: $0, "no line") }
    let lines = GitHubReportWriter().text(for: report).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error") } == 10)
    #expect(
      lines[10] == "::notice title=plumb%3A 4 more::4 more errors: the job summary has them all."
    )
  }

  @Test func `the job summary and the Markdown report list malformed specs`() {
    let summary = JobSummaryWriter(pathToPackage: "sub/").text(for: report)
    #expect(summary.hasPrefix("# Plumb: failed"))
    #expect(
      summary.contains("\n## Malformed specs\n\n- `sub/Specs/b.md:3:7`: unknown \\<word\\> \\`")
    )
    let markdown = MarkdownReportWriter().text(for: report)
    #expect(markdown.contains("- [Specs/b.md:9:1](../Specs/b.md?plain=1#L9): no line\n"))
    #expect(!MarkdownReportWriter().text(for: SampleReport.report).contains("Malformed"))
  }

  @Test func `a comparison shows mistakes of the head report, and new ones are regressions`() {
    let comparison = ReportComparison(base: SampleReport.report, head: report)
    #expect(comparison.isWorse)
    let writers: [any ComparisonWriter] = [
      ComparisonTextWriter(), ComparisonMarkdownWriter(), ComparisonJSONWriter(),
      ComparisonCommentWriter(style: ComparisonStyle(pictureStem: nil, pictureAddress: nil)),
    ]
    for writer in writers {
      let text = writer.document(for: comparison).text
      #expect(text.contains("no end"))
      let same = ReportComparison(base: report, head: report)
      #expect(!same.isWorse)
      #expect(writer.document(for: same).text.contains("no end"))
    }
  }

  @Test func `an expectation whose spec became malformed is a regression, not removed`() throws {
    let head = ConformanceReport(
      specs: [],
      mistakes: [Self.mistake("Specs/views/a.md", line: 3, "no line")]
    )
    let comparison = ReportComparison(base: SampleReport.report, head: head)
    #expect(comparison.isWorse)
    let text = ComparisonTextWriter().document(for: comparison).text
    #expect(text.contains("`frames` of views/a#holds (passed → malformed spec)"))
    #expect(!text.contains("Removed") && !text.contains("Evidence lost"))
    let json = ComparisonJSONWriter().document(for: comparison).text
    #expect(json.contains("\"kind\" : \"malformed\""))
    #expect(try JSONSchema().unnamedKeys(in: json, of: "compare") == [])
  }
}
