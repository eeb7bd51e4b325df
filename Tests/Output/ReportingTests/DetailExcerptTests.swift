import Conformance
import Foundation
import Reporting
import SpecFormat
import Testing

/// Tests the details of large blocks in JUnit XML, CTRF, annotations and summaries.
struct DetailExcerptTests {
  /// Returns a report of one failing scenario.
  private func report(
    expected: [String],
    actual: [String],
    mismatches: [Int] = [],
    note: String = "",
    blocks: Int = 1
  ) -> ConformanceReport {
    var result = ExpectationResult(
      outline: ExpectationOutline(line: 9, block: "frames"),
      verdict: .failed,
      note: note,
      mismatches: mismatches.map {
        Mismatch(line: $0, subject: "node \($0)", expected: "1", actual: "2")
      }
    )
    result.expectedLines = expected.map { ReportedLine($0) }
    result.actualLines = actual.map { ReportedLine($0) }
    let scenario = ScenarioReport(
      id: "a#b",
      line: 5,
      results: Array(repeating: result, count: blocks)
    )
    let clause = ClauseReport(title: "C", slug: "c", level: 2, line: 1, scenarios: [scenario])
    return ConformanceReport(
      specs: [SpecReport(file: "a.md", name: "a", title: "A", clauses: [clause])]
    )
  }

  /// Returns a report of blocks in which every tenth line differs.
  private func large(_ count: Int) -> ConformanceReport {
    let lines = (0..<count).map { "line \($0)" }
    let differing = stride(from: 0, to: count, by: 10)
    return report(
      expected: lines,
      actual: lines.enumerated().map { $0 % 10 == 0 ? "other \($0)" : $1 },
      mismatches: differing.map { $0 + 10 }
    )
  }

  private static let writers: [any ReportWriter] = [
    JUnitReportWriter(), StrictJUnitReportWriter(), CTRFReportWriter(), GitHubReportWriter(),
    JobSummaryWriter(),
  ]

  @Test func `short details are shown in full`() {
    let report = report(expected: ["a", "b"], actual: ["a", "c"], mismatches: [11])
    let text = JobSummaryWriter().text(for: report)
    #expect(
      text.contains(
        """
        ```
        a.md:11: node 11: expected 1, actual 2
        expected:
          a
          b
        actual:
          a
          c
        ```
        """
      )
    )
  }

  @Test(arguments: [100, 1000, 5000])
  func `formats other than the terminal's show fewer than 60 lines of a block`(count: Int) {
    let report = large(count)
    for writer in Self.writers {
      let text = writer.text(for: report).replacing("%0A", with: "\n").replacing("\\n", with: "\n")
      #expect(text.utf8.count < 10_000, "\(type(of: writer))")
      #expect(
        text.split(separator: "\n").count { $0.contains("line ") || $0.contains("other ") } < 60
      )
      #expect(text.contains("'plumb check a.md' prints all of them"), "\(type(of: writer))")
    }
    let human = HumanReportWriter().text(for: report)
    #expect(human.split(separator: "\n").count > 2 * count)
  }

  @Test func `a long excerpt shows differing lines with context and counts the rest`() {
    let text = JobSummaryWriter().text(for: large(100))
    #expect(
      text.contains(
        """
        a.md:100: node 100: expected 1, actual 2
        expected (-) and actual (+), where they differ:
          -line 0
          +other 0
           line 1
           line 2
          …
           line 8
           line 9
          -line 10
          +other 10
           line 11
           line 12
          …
        """
      )
    )
    // Of 10 mismatches and 200 lines, the excerpt shows 10 mismatches, and 7 differences with 27
    // lines of context.
    #expect(text.contains("\n… \(hiddenCount(in: text)) more lines: 'plumb check a.md' prints"))
  }

  /// Returns the number of hidden lines of 10 mismatches and 2 × 100 lines; an unmarked line
  /// represents both blocks.
  private func hiddenCount(in text: String) -> Int {
    let lines = text.split(separator: "\n")
    let differing = lines.count { $0.hasPrefix("  -") || $0.hasPrefix("  +") }
    let common = lines.count { $0.hasPrefix("   line") }
    let mismatches = lines.count { $0.hasPrefix("a.md:") && $0.contains("node") }
    return 210 - differing - 2 * common - mismatches
  }

  @Test func `if all lines differ, expected and actual lines are shown in pairs`() {
    let report = report(
      expected: (0..<300).map { "line \($0)" },
      actual: (0..<300).map { "other \($0)" }
    )
    let text = JobSummaryWriter().text(for: report)
    #expect(text.contains("  -line 0\n  +other 0\n  -line 1\n  +other 1\n"))
    #expect(text.contains("  -line 28\n  +other 28\n… 542 more lines: "))
  }

  @Test func `an excerpt shows a difference in the last of 5000 lines`() {
    let lines = (0..<5000).map { "line \($0)" }
    let text = JobSummaryWriter().text(
      for: report(expected: lines, actual: lines.dropLast() + ["end"])
    )
    #expect(text.contains("   line 4998\n  -line 4999\n  +end\n… 9994 more lines"))
  }

  @Test func `a long note and the expected lines of a crash are truncated`() {
    let note = (0..<500).map { "word \($0)" }.joined(separator: "\n")
    let text = JobSummaryWriter().text(for: report(expected: [], actual: [], note: note))
    #expect(text.contains("word 58\n… 441 more lines"))
    let lines = (0..<500).map { "line \($0)" }
    let crash = JobSummaryWriter().text(for: report(expected: lines, actual: []))
    #expect(crash.contains("expected:\n  line 0\n"))
    #expect(crash.contains("  line 57\n… 442 more lines"))
  }

  @Test func `a long line is truncated with an ellipsis`() {
    let line = String(repeating: "é", count: 5000)
    for writer in Self.writers {
      let text = writer.text(for: report(expected: ["a"], actual: [line], note: line))
      #expect(text.utf8.count < 3000, "\(type(of: writer))")
      #expect(text.contains("é…"))
    }
  }

  @Test func `JUnit shows the details of 5 expectations per scenario and counts the rest`() {
    let report = report(expected: ["a"], actual: ["b"], blocks: 40)
    let text = JUnitReportWriter().text(for: report)
    #expect(text.components(separatedBy: "a.md:9: failed").count == 6)
    #expect(text.contains("… 35 more expectations: 'plumb check a.md' prints all of them"))
  }
}
