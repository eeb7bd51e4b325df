import Conformance
import Foundation
import Reporting
import SpecFormat
import Testing

/// Tests the section of a pull request's comment.
struct ComparisonCommentTests {
  /// Returns a report of scenarios whose second frames have the given origins.
  private func report(_ verdict: Verdict, places: [Double]) -> ConformanceReport {
    let scenarios = places.enumerated().map { index, x in
      let lines = [
        ReportedLine("HStack", [.frame([0, 0, 100, 10])]),
        ReportedLine("Text", [.frame([x, 0, 10, 10])], depth: 1),
      ]
      let result = ExpectationResult(
        outline: ExpectationOutline(
          line: index + 7,
          block: "frames",
          conditions: Conditions(evidence: .derived)
        ),
        verdict: verdict,
        expected: lines,
        actual: lines
      )
      return ScenarioReport(id: "a#<\(index)>", line: 5, results: [result])
    }
    let clause = ClauseReport(title: "C", slug: "c", level: 2, line: 1, scenarios: scenarios)
    return ConformanceReport(
      specs: [SpecReport(file: "Specs/a.md", name: "a", title: "A", clauses: [clause])]
    )
  }

  private func document(
    moves: [Double],
    _ verdict: Verdict = .failed,
    style: ComparisonStyle = ComparisonStyle(pictureStem: "c", pictureAddress: "https://x/{file}#a")
  ) -> ComparisonDocument {
    let base = report(.passed, places: moves.map { _ in 0 })
    return ComparisonCommentWriter(style: style)
      .document(for: ReportComparison(base: base, head: report(verdict, places: moves)))
  }

  @Test func `the comment lists regressions between its markers, with picture links`() throws {
    let document = document(moves: [4])
    let beginning = "<!-- plumb: begin -->\n### Plumb\n\nScenarios: 1 newly failing"
    #expect(document.text.hasPrefix(beginning))
    #expect(document.text.hasSuffix("\n<!-- plumb: end -->\n"))
    #expect(document.text.contains("#### Newly failing\n"))
    #expect(document.text.contains("[Picture c-1.svg](https://x/c-1.svg#a)"))
    #expect(document.text.contains("- a\\#\\<0\\>, Specs/a.md:7: passed → failed"))
    #expect(document.pictures.keys.sorted() == ["c-1.svg"])
  }

  @Test func `the comment does not list changes that are no regressions`() {
    let document = document(moves: [4], .passed)
    #expect(document.text.contains("There are no regressions."))
    #expect(!document.text.contains("####"))
    #expect(document.pictures.isEmpty)
  }

  @Test func `the comment has at most 5 pictures and less than 64 KiB of text`() {
    let moves = (0..<400).map { index -> Double in
      let step = 1 << (index % 12)
      return Double(step + index / 12 * 7)
    }
    let document = document(moves: moves)
    #expect(document.pictures.count <= 5)
    #expect(document.text.utf8.count < 65_536)
    // No amount is a fraction or a multiple of another one, so each forms a separate group.
    let amounts: [Double] = [7, 11, 13, 17, 19, 23, 29, 31]
    let many = self.document(moves: amounts.flatMap { [$0, $0, $0] })
    #expect(many.pictures.count == 5)
    #expect(many.text.components(separatedBy: "](https://x/").count - 1 == 5)
  }

  @Test func `the comment has no picture if the style has no pictureStem`() {
    let document = document(moves: [4], style: ComparisonStyle())
    #expect(!document.text.contains("Picture"))
    #expect(document.pictures.isEmpty)
  }

  @Test(
    arguments: [
      ("", "NEW\n"), ("Hello", "Hello\n\nNEW\n"), ("Hello\n", "Hello\n\nNEW\n"),
      ("a\n<!-- plumb: begin -->\nold\n<!-- plumb: end -->\nb\n", "a\nNEW\nb\n"),
      ("a\n<!-- plumb: begin -->\nold\n<!-- plumb: end -->b", "a\nNEW\nb"),
      ("a\n<!-- plumb: begin -->\ncut off", "a\nNEW\n"),
    ]
  )
  func `CommentSection replaces the marked section and keeps the rest of the comment`(
    comment: String,
    expected: String
  ) {
    #expect(CommentSection(marked: "NEW\n").replaced(in: comment) == expected)
  }

  @Test func `replacing a section by the same text leaves the comment unchanged`() {
    let text = document(moves: [4]).text
    let section = CommentSection(marked: text)
    #expect(section.replaced(in: text) == text)
    #expect(section.replaced(in: "Hello\n\n" + text + "\nBye") == "Hello\n\n" + text + "\nBye")
  }
}
