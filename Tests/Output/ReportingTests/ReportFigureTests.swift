import Conformance
import Reporting
import Testing

struct ReportFigureTests {
  @Test(arguments: ReportFigure.all.map(\.name))
  func `a figure is deterministic and has a description and dark-mode colors`(name: String) throws {
    let figure = try #require(ReportFigure.all.first { $0.name == name })
    let picture = figure.draw(SampleReport.report)
    #expect(picture == figure.draw(SampleReport.report))
    #expect(picture.svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(picture.svg.contains("role=\"img\""))
    #expect(picture.svg.contains("prefers-color-scheme:dark"))
    // The page can be dark while the system is in light mode, so the figure needs a background.
    #expect(picture.svg.contains("<rect class=\"s\" x=\"0.5\" y=\"0.5\""))
    // A phone shows a figure of this width almost unscaled.
    #expect(picture.svg.contains("width=\"360\""))
    #expect(picture.svg.contains("<desc id=\"pd\">"))
    #expect(picture != figure.draw(ConformanceReport(specs: [])))
  }

  @Test func `the first figure counts expectations by evidence`() {
    let words = ReportFigure.all[0].draw(SampleReport.report).alternative
    #expect(
      words
        == "Expectations by evidence. article: 1 holds; derived: 1 fails; "
        + "unstated: 1 holds, 1 known to fail, 1 fails, 1 skipped."
    )
  }

  @Test func `the second figure counts clauses by the verdicts of their scenarios`() {
    let words = ReportFigure.all[1].draw(SampleReport.report).alternative
    #expect(
      words
        == "Clauses by the verdicts of their scenarios. "
        + "views: 1 holds, 1 known to fail, 1 fails, 1 no scenario."
    )
  }
}
