import Conformance
import SpecFormat
import Testing

@testable import Reporting

struct DisagreementReportTests {
  private func text(_ verdicts: [Verdict]) throws -> String {
    let matrix = MatrixSample.matrix(MatrixSample.report(["one": verdicts], engine: "other"))
    let spec = try #require(matrix.specs.first)
    let scenario = try #require(spec.clauses.first?.scenarios.first)
    let code = try #require(MatrixSample.document.scenarios.first).body.blocks
    return DisagreementReport(0, of: matrix, on: scenario, in: spec, code: code).text
  }

  @Test func `has the code, both sides, the evidence and what differs`() throws {
    #expect(
      try text([.failed, .passed]) == """
        ### other 1.0 on Linux: views/a\\#one

        `Specs/views/a.md:3`, in Plumb's suite.

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

        What differs:

        - HStack frame: expected 0 0 9 9, actual 0 0 10 9, difference 0 0 +1 0

        """
    )
  }

  @Test func `has nothing of what the engine agrees on`() throws {
    let text = try text([.passed, .unsupported])
    #expect(text.contains("**unsupported**: `frames` at line 5, derived."))
    #expect(!text.contains("line 4"))
    #expect(!text.contains("Actual:"))
  }
}
