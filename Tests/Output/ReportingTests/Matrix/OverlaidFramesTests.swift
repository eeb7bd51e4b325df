import Conformance
import Pictures
import SpecFormat
import Testing

@testable import Reporting

struct OverlaidFramesTests {
  private func result(
    expected: [(String, [Double])],
    actual: [(String, [Double])]
  ) -> ExpectationResult {
    ExpectationResult(
      outline: ExpectationOutline(line: 1, block: "frames"),
      verdict: .failed,
      expected: expected.map { StatedLine($0.0, [.frame($0.1)]) },
      actual: actual.map { StatedLine($0.0, [.frame($0.1)]) }
    )
  }

  /// How many dashed outlines a picture has.
  private func outlines(_ result: ExpectationResult) throws -> Int {
    let picture = try #require(OverlaidFrames(result)).picture(title: "t")
    return picture.file.matches(of: /class="x"/).count
  }

  @Test func `outlines what moved, and what is missing`() throws {
    let (row, text) = (("HStack", [0.0, 0, 9, 9]), ("Text", [0.0, 0, 5, 9]))
    #expect(try outlines(result(expected: [row, text], actual: [row, text])) == 0)
    let moved = ("Text", [4.0, 0, 5, 9])
    #expect(try outlines(result(expected: [row, text], actual: [row, moved])) == 1)
    #expect(try outlines(result(expected: [row, text, text], actual: [row, moved])) == 2)
    #expect(try outlines(result(expected: [row], actual: [row, text])) == 0)
  }

  @Test func `draws nothing where there is nothing to compare`() {
    let row = ("HStack", [0.0, 0, 9, 9])
    #expect(OverlaidFrames(result(expected: [row], actual: [])) == nil)
    #expect(OverlaidFrames(result(expected: [], actual: [row])) == nil)
    #expect(OverlaidFrames(result(expected: [("a", [.nan, 0, 1, 1])], actual: [row])) == nil)
  }
}
