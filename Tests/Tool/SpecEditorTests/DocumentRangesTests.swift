@testable import SpecEditor
@testable import SuiteRunning
import SpecFormat
import Testing

struct DocumentRangesTests {
  private func ranges(_ lines: String...) -> DocumentRanges {
    DocumentRanges(buffer: TextBuffer(lines.joined(separator: "\n")))
  }

  private func frame(_ numbers: [Double]) -> LineValue { .frame(numbers) }

  @Test func `the range of a frame mismatch is the number that differs`() {
    let mismatch = Mismatch(
      line: 2,
      name: "#a",
      quantity: .frame,
      expected: frame([0, 0, 51, 20]),
      actual: frame([0, 0, 50, 20])
    )
    let range = ranges("```frames 1x1", "#a  0  0  51  20", "```")
      .range(of: mismatch, in: "frames", fence: 1)
    #expect(range == PlaceRange(line: 1, 10..<12))
  }

  @Test func `the range of a frame mismatch extends from the first to the last differing number`() {
    let mismatch = Mismatch(
      line: 2,
      name: "Text",
      quantity: .frame,
      expected: frame([1, 0, 51, 20]),
      actual: frame([0, 0, 50, 20])
    )
    let range = ranges("```frames 1x1", "Text \"😀\"  1 0 51 20  z=1")
      .range(of: mismatch, in: "frames", fence: 1)
    #expect(range == PlaceRange(line: 1, 11..<17))
  }

  @Test func `the range of a frame mismatch excludes a number equal within its stated decimals`() {
    let mismatch = Mismatch(
      line: 2,
      name: "#a",
      quantity: .frame,
      expected: frame([33.33, 0, 1, 1]),
      actual: frame([33.333_333, 0, 2, 1])
    )
    let range = ranges("```frames 1x1", "#a 33.33 0 1 1").range(
      of: mismatch,
      in: "frames",
      fence: 1
    )
    #expect(range == PlaceRange(line: 1, 11..<12))
  }

  @Test func `the range of a mismatch is the last occurrence of the expected value in its line`() {
    let mismatch = Mismatch(line: 2, subject: "1 calls", expected: "1", actual: "2")
    let range = ranges("```calls", "a1 1").range(of: mismatch, in: "calls", fence: 1)
    #expect(range == PlaceRange(line: 1, 3..<4))
  }

  @Test func `the range of a mismatch in a variants table is the cell in its column`() {
    let mismatch = Mismatch(line: 3, subject: "root.height", expected: "<= 76", actual: "80")
    let range = ranges(
      "```variants 1x1",
      "width  | #a.x  root.height",
      "320    |    1        <= 76"
    )
    .range(of: mismatch, in: "variants", fence: 1)
    #expect(range == PlaceRange(line: 2, 21..<26))
  }

  @Test func `the range of a mismatch of a whole block is the info string of its fence`() {
    let mismatch = Mismatch(line: 1, subject: "scene", expected: "a", actual: "b")
    let range = ranges("> ```frames 1x1  ").range(of: mismatch, in: "frames", fence: 1)
    #expect(range == PlaceRange(line: 0, 5..<15))
  }

  @Test(arguments: [(1, 2..<13), (4, 3..<8), (10, 9..<13), (30, 13..<13)])
  func `the range of an error is the rest of the word at its column, or the line for column 1`(
    _ column: Int,
    _ range: Range<Int>
  ) {
    let found = ranges("  a\"b c\" x=y1 ").word(at: column, ofLine: 1)
    #expect(found == PlaceRange(line: 0, range))
  }

  @Test func `a compiler's column counts characters, not bytes`() {
    #expect(ranges("let é = Txet(1)").code(at: 9, ofLine: 1) == PlaceRange(line: 0, 8..<12))
  }
}
