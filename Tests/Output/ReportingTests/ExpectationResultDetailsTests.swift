import Conformance
import Reporting
import SpecFormat
import Testing

struct ExpectationResultDetailsTests {
  private func result(_ mismatches: [Mismatch]) -> ExpectationResult {
    ExpectationResult(
      outline: ExpectationOutline(line: 9, block: "frames"),
      verdict: .failed,
      mismatches: mismatches
    )
  }

  @Test func `the first line that differs is the one to look at`() {
    let mismatches = [11, 10].map { Mismatch(line: $0, subject: "a", expected: "1", actual: "2") }
    #expect(result(mismatches).decidingLine == 11)
  }

  @Test func `without such a line it is the block's own`() {
    #expect(result([]).decidingLine == 9)
  }
}
