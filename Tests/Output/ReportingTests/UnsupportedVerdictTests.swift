import Conformance
import Reporting
import Testing

/// Checks that unsupported expectations do not fail the run, and that every report shows them.
struct UnsupportedVerdictTests {
  /// A scenario with an expectation that the engine does not support.
  private static let report: ConformanceReport = {
    var report = SampleReport.everyVerdict
    report.specs[0].clauses[0].scenarios.removeAll { $0.verdict != .unsupported }
    return report
  }()

  private static let writers: [(any ReportWriter, String)] = [
    (HumanReportWriter(), "unsupported verdicts#unsupported (why)\n"),
    (HumanReportWriter(), "1 scenario, 1 expectation: 0 passed, 1 unsupported\n"),
    (JobSummaryWriter(), "| passed | failed | in error | known to fail | unsupported | skipped |"),
    (MarkdownReportWriter(), "\n| unsupported | 1 |\n"),
    (MarkdownReportWriter(), "## Unsupported\n\n- [verdicts\\#unsupported]("),
    (JUnitReportWriter(), "skipped=\"1\""),
    (JUnitReportWriter(), "<skipped message=\"why\" type=\"unsupported\">"),
    (CTRFReportWriter(), "\"status\" : \"skipped\""),
    (GitHubReportWriter(), "0 passed, 1 unsupported\n"),
    (JSONReportWriter(), "\"unsupported\" : 1\n"),
  ]

  @Test func `an unsupported expectation does not fail the run`() {
    #expect(Self.report.holds)
    #expect(Verdict.mostSevere([.unsupported, .knownFailure, .passed]) == .unsupported)
    #expect(Verdict.mostSevere([.unsupported, .failed]) == .failed)
  }

  @Test(arguments: writers.indices)
  func `every report format shows an unsupported expectation`(index: Int) {
    let (writer, words) = Self.writers[index]
    let text = writer.text(for: Self.report)
    #expect(text.contains(words), "\(text)")
  }

  @Test func `a report without unsupported expectations does not mention the verdict`() {
    let writers: [any ReportWriter] = [
      HumanReportWriter(), JobSummaryWriter(), MarkdownReportWriter(),
    ]
    for writer in writers {
      #expect(!writer.text(for: SampleReport.report).lowercased().contains("unsupported"))
    }
  }

  @Test func `the evidence figure labels unsupported expectations only if there are any`() throws {
    let figure = try #require(ReportFigure.all.first)
    #expect(figure.draw(Self.report).svg.contains(">unsupported</text>"))
    #expect(!figure.draw(SampleReport.report).svg.contains(">unsupported</text>"))
  }
}
