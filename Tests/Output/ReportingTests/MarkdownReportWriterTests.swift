import Conformance
import Reporting
import SpecFormat
import Testing

struct MarkdownReportWriterTests {
  private let text = MarkdownReportWriter().text(for: SampleReport.report)

  /// Returns the lines of a section up to the next heading of the same level.
  private func section(_ title: String) -> String {
    let parts = text.split(separator: "\n## ").map { String($0) }
    return parts.first { $0.hasPrefix(title + "\n") } ?? "missing"
  }

  @Test func `the report starts with passing scenarios, evidence and failures`() {
    #expect(
      text.hasPrefix(
        """
        # Conformance

        **1 of 5 scenarios pass; 0 of them are based on recordings of Apple's frameworks.**
        Of 6 expectations: 1 stated by an article, 1 derived by hand from the rules, 4 without a stated source.
        2 fail.

        ## Failures

        - [views/a\\#fails](../Specs/views/a.md?plain=1#L
        """
      )
    )
    let known = """


      Known failures:

      - [views/a\\#known](../Specs/views/a.md?plain=1#L75): grids \\| "later"

      Written by
      """
    #expect(text.contains(known))
    var report = SampleReport.report
    report.specs[0].clauses.removeSubrange(1...)
    report.specs[0].clauses[0].scenarios[0].results[0].evidence = .recorded
    #expect(
      MarkdownReportWriter().text(for: report).contains(
        """
        **1 of 1 scenario passes; 1 of them is based on recordings of Apple's frameworks.**
        Of 2 expectations: 1 recorded on Apple's frameworks, 1 without a stated source.

        There are no known failures.
        """
      )
    )
  }

  @Test func `scenarios with the same known-failure reason share one list item`() {
    var report = SampleReport.report
    report.specs[0].clauses[0].scenarios[0].results[1] =
      report.specs[0].clauses[2].scenarios[0].results[0]
    #expect(
      MarkdownReportWriter().text(for: report).contains(
        """

        - [views/a\\#holds](../Specs/views/a.md?plain=1#L75), \
        [views/a\\#known](../Specs/views/a.md?plain=1#L75): grids \\| "later"

        """
      )
    )
  }

  @Test func `the report embeds figures only if pathToFigures is set`() {
    let text = MarkdownReportWriter(pathToFigures: "Figures/").text(for: SampleReport.report)
    #expect(text.contains("](Figures/evidence.svg)\n\n![Clauses by the verdicts of"))
    #expect(!self.text.contains("!["))
  }

  @Test func `the summary counts specs and uncovered clauses`() {
    #expect(section("Summary").contains("| specs | 1 |"))
    #expect(section("Summary").contains("| clauses without, and not informative | 1 |"))
  }

  @Test func `counts expectations by evidence, including unstated evidence`() {
    let rows = section("Evidence").split(separator: "\n").suffix(6)
    #expect(
      rows.map { String($0) } == [
        "| recorded | 0 | 0 | 0 | 0 | 0 | 0 |", "| article | 1 | 1 | 0 | 0 | 0 | 0 |",
        "| documented | 0 | 0 | 0 | 0 | 0 | 0 |", "| derived | 1 | 0 | 1 | 0 | 0 | 0 |",
        "| accepted | 0 | 0 | 0 | 0 | 0 | 0 |", "| unstated | 4 | 1 | 0 | 1 | 1 | 1 |",
      ]
    )
  }

  @Test func `expectations of a spec with usesReferenceStyle are counted in a separate row`() {
    var report = SampleReport.report
    report.specs[0].usesReferenceStyle = true
    for clause in report.specs[0].clauses.indices {
      report.specs[0].clauses[clause].usesReferenceStyle = true
    }
    let text = MarkdownReportWriter().text(for: report)
    #expect(text.contains("this engine's own sizes of controls, not Apple's."))
    #expect(
      text.contains(
        "| derived | 0 | 0 | 0 | 0 | 0 | 0 |\n| reference style | 1 | 0 | 1 | 0 | 0 | 0 |"
      )
    )
    #expect(text.contains("](../Specs/views/a.md) (reference style, not Apple's) | 1 | 5 |"))
    #expect(!self.text.contains("reference style"))
  }

  @Test func `expectations of a clause with usesReferenceStyle are counted as reference style`() {
    var report = SampleReport.report
    report.specs[0].clauses[0].usesReferenceStyle = true
    let text = MarkdownReportWriter().text(for: report)
    #expect(text.contains("| derived | 1 | 0 | 1 | 0 | 0 | 0 |"))
    #expect(!text.contains("(reference style"))
    report.specs[0].clauses[1].usesReferenceStyle = true
    let marked = MarkdownReportWriter().text(for: report)
    #expect(marked.contains("| derived | 0 | 0 | 0 | 0 | 0 | 0 |\n| reference style | 1 |"))
    #expect(!marked.contains("(reference style"))
  }

  @Test func `the table of topics has a row for each spec if there are few`() {
    let row = "| [A \\| B](../Specs/views/a.md) | 1 | 5 | 5 | 6 | 0 | 1 of 5 passed |"
    #expect(section("Topics").contains(row))
  }

  @Test func `the table of topics has a row for each folder if there are many specs`() {
    var report = SampleReport.report
    for number in 1...50 {
      var spec = report.specs[0]
      spec.file = "Specs/\(number.isMultiple(of: 2) ? "even" : "odd")/\(number).md"
      report.specs.append(spec)
    }
    let rows = MarkdownReportWriter().text(for: report).split(separator: "\n")
      .filter { $0.hasPrefix("| [Specs/") }
    #expect(
      rows == [
        "| [Specs/even](../Specs/even) | 25 | 125 | 125 | 150 | 0 | 25 of 125 passed |",
        "| [Specs/odd](../Specs/odd) | 25 | 125 | 125 | 150 | 0 | 25 of 125 passed |",
        "| [Specs/views](../Specs/views) | 1 | 5 | 5 | 6 | 0 | 1 of 5 passed |",
      ]
    )
  }

  @Test func `a long list ends with the number of omitted entries`() {
    var report = SampleReport.report
    report.specs = Array(repeating: report.specs[0], count: 12)
    let text = MarkdownReportWriter().text(for: report)
    #expect(text.contains("- 4 more in the JSON report"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 150)
  }

  @Test func `durations are in the last section, which stableText omits`() {
    var report = SampleReport.report
    report.specs[0].clauses[0].scenarios[0].duration = 0.25
    let text = MarkdownReportWriter().text(for: report)
    #expect(text.hasSuffix("| [views/a\\#holds](../Specs/views/a.md?plain=1#L5) | 250 ms |\n"))
    var slower = report
    slower.specs[0].clauses[0].scenarios[0].duration = 0.5
    let other = MarkdownReportWriter().text(for: slower)
    #expect(text != other)
    #expect(
      MarkdownReportWriter.stableText(of: text) == MarkdownReportWriter.stableText(of: other)
    )
    #expect(MarkdownReportWriter.stableText(of: text).contains("\n## Skipped\n"))
  }

  @Test func `lists uncovered clauses, known failures and skipped expectations`() {
    #expect(
      section("Uncovered clauses").hasSuffix(
        "- [Nothing checks it](../Specs/views/a.md#nothing-checks-it), A \\| B\n"
      )
    )
    #expect(section("Known failures").contains("known-failure: grids \\| \"later\""))
    #expect(section("Skipped").contains("?plain=1#L82), `frames`: skipped: slow"))
    #expect(!section("Uncovered clauses").contains("Notes"))
  }

  @Test func `a skipped recording does not make a scenario count as recorded`() {
    var report = SampleReport.report
    report.specs[0].clauses[0].scenarios[0].results.append(SampleReport.setAside)
    let text = MarkdownReportWriter().text(for: report)
    #expect(text.contains("; 0 of them are based on recordings"))
    report.specs[0].clauses[0].scenarios[0].results[0].evidence = .recorded
    #expect(MarkdownReportWriter().text(for: report).contains("; 1 of them is based"))
  }

  @Test func `lists recorded values that differ between systems, with links to both`() {
    let text = MarkdownReportWriter().text(for: SampleReport.full)
    #expect(
      text.contains(
        """
        ## Numbers that differ between systems

        | clause | numbers that are not compared | compared numbers | difference |
        | --- | --- | --- | --- |
        | [It is not done](../Specs/views/a.md#it-is-not-done) \
        | [iOS 13.7, iOS 14](../Specs/views/a.md?plain=1#L82) \
        | [iOS 17.0](../Specs/views/a.md?plain=1#L88) \
        | cell 0.0: x 1 → 2; a \\| b: gone |

        """
      )
    )
    #expect(section("Numbers that differ between systems").contains("None."))
  }

  @Test func `the section of known failures contains None if there are none`() {
    let text = MarkdownReportWriter().text(for: ConformanceReport(specs: []))
    #expect(text.contains("## Known failures\n\nNone.\n"))
  }
}
