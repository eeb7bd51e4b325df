import Conformance
import Pictures
import SpecFormat
import Testing
@testable import Reporting

struct DisagreementReportTests {
  private func text(_ verdicts: [Verdict]) throws -> String {
    let matrix = MatrixSample.matrix(MatrixSample.report(["one": verdicts], engine: "other"))
    let spec = try #require(matrix.specs.first)
    let clause = try #require(spec.clauses.first)
    let scenario = try #require(clause.scenarios.first)
    return DisagreementReport(
      0,
      of: matrix,
      on: scenario,
      of: clause,
      in: spec,
      document: MatrixSample.document
    ).text
  }

  @Test func `has the code, the evidence, expected and actual lines, and differences`() throws {
    #expect(
      try text([.failed, .passed]) == """
        ### other 1.0 on Linux: one

        The scenario `views/a#one` of Plumb's suite, `Specs/views/a.md:3`.

        > R-STK-1: \(try #require(RuleBook.standard[RuleName("R-STK-1")]).summary)

        ```swift
        HStack { Text("a").frame(width: 9) }
        ```

        **differs**: `frames` at line 4, recorded on Apple's frameworks (on="iOS 17").

        Expected:

        ```text
        HStack  0  0  9  9
          Text  0  0  5  9
        ```

        Actual:

        ```text
        HStack  0  0  10  9
          Text  0  0   5  9
        ```

        Differences:

        - HStack frame: expected 0 0 9 9, actual 0 0 10 9, difference 0 0 +1 0

        To reproduce:

        ```sh
        plumb check --engine path/to/engine.json --specs path/to/plumb/Specs 'views/a#one'
        ```

        """
    )
  }

  @Test func `a fence without a proposal uses that of an earlier fence`() throws {
    let text = """
      # A

      ## one

      ```swift
      Text("a")
      ```

      ```frames 100xnil evidence=derived
      Text "a"  0 0 10 20
      ```

      ```size evidence=derived
      10x10 -> 10x20
      ```

      """
    let document = SpecParser.parse(bytes: Array(text.utf8), file: "a.md", name: "a").document
    let proposals = ProposedSizes(of: "a#one", in: document)
    #expect([9, 13, 5].map { proposals.text(atLine: $0) } == ["100xnil", "100xnil", nil])
  }

  @Test func `omits expectations that pass in the engine`() throws {
    let text = try text([.passed, .crashed])
    #expect(text.contains("**crashed**: `frames` at line 5, derived."))
    #expect(!text.contains("line 4"))
    #expect(!text.contains("Actual:"))
  }
}

struct OverlaidFramesTests {
  private func result(
    expected: [(String, [Double])],
    actual: [(String, [Double])]
  ) -> ExpectationResult {
    ExpectationResult(
      outline: ExpectationOutline(line: 1, block: "frames"),
      verdict: .failed,
      expected: expected.map { ReportedLine($0.0, [.frame($0.1)]) },
      actual: actual.map { ReportedLine($0.0, [.frame($0.1)]) }
    )
  }

  /// Returns the number of dashed outlines in a picture.
  private func outlines(_ result: ExpectationResult) throws -> Int {
    let picture = try #require(OverlaidFrames(result)).picture(title: "t")
    return picture.file.matches(of: /class="x"/).count
  }

  @Test func `outlines the expected frames of moved and missing nodes`() throws {
    let (row, text) = (("HStack", [0.0, 0, 9, 9]), ("Text", [0.0, 0, 5, 9]))
    #expect(try outlines(result(expected: [row, text], actual: [row, text])) == 0)
    let moved = ("Text", [4.0, 0, 5, 9])
    #expect(try outlines(result(expected: [row, text], actual: [row, moved])) == 1)
    #expect(try outlines(result(expected: [row, text, text], actual: [row, moved])) == 2)
    #expect(try outlines(result(expected: [row], actual: [row, text])) == 0)
  }

  @Test func `OverlaidFrames is nil without expected, actual or finite frames`() {
    let row = ("HStack", [0.0, 0, 9, 9])
    #expect(OverlaidFrames(result(expected: [row], actual: [])) == nil)
    #expect(OverlaidFrames(result(expected: [], actual: [row])) == nil)
    #expect(OverlaidFrames(result(expected: [("a", [.nan, 0, 1, 1])], actual: [row])) == nil)
  }
}
