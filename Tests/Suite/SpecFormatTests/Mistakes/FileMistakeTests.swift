import Foundation
import SpecFormat
import Testing

struct FileMistakeTests {
  private func mistakes(in bytes: [UInt8]) -> [String] {
    SpecParser.parse(bytes: bytes, file: "x.md", name: "x").diagnostics.map(\.description)
  }

  @Test(arguments: [
    ([0xFF], 0, 1, 1), (Array("a\nbc".utf8) + [0xC3], 4, 2, 3),
    (Array("한\r\n".utf8) + [0xED, 0xA0, 0x80], 5, 2, 1), (Array("é".utf8) + [0x80], 2, 1, 2),
  ])
  func `invalid UTF-8 is an error with its byte offset, line and column`(
    bytes: [UInt8],
    offset: Int,
    line: Int,
    column: Int
  ) {
    #expect(
      mistakes(in: bytes) == [
        "x.md:\(line):\(column): error: the file is not UTF-8: invalid at byte offset \(offset)"
      ]
    )
  }

  @Test func `refuses a file of more than 4 MiB`() {
    let bytes = [UInt8](repeating: 0x61, count: 4 << 20)
    #expect(mistakes(in: bytes) == ["x.md:1:1: error: the spec has no scenario"])
    #expect(
      mistakes(in: bytes + [0x61]) == [
        "x.md:1:1: error: the file has 4194305 bytes; the maximum is 4194304"
      ]
    )
  }

  @Test func `refuses block quotes nested deeper than 64 levels`() {
    let deepest = String(repeating: "> ", count: 64) + "a\n"
    #expect(mistakes(in: Array(deepest.utf8)) == ["x.md:1:1: error: the spec has no scenario"])
    let error = "error: quotations and lists are nested deeper than 64 levels"
    #expect(mistakes(in: Array("\n> \(deepest)".utf8)) == ["x.md:2:1: \(error)"])
  }

  @Test func `refuses a list item nested deeper than 64 levels, at its line`() {
    let lines = (0...64).map { String(repeating: "  ", count: $0) + "- a\n" }
    let error = "error: quotations and lists are nested deeper than 64 levels"
    #expect(
      mistakes(in: Array(lines.dropLast().joined().utf8)) == [
        "x.md:1:1: error: the spec has no scenario"
      ]
    )
    #expect(mistakes(in: Array(lines.joined().utf8)) == ["x.md:65:1: \(error)"])
  }

  @Test func `a spec without a scenario is an error`() {
    let error = ["x.md:1:1: error: the spec has no scenario"]
    #expect(mistakes(in: []) == error)
    #expect(mistakes(in: Array("# T\n## A\n```swift sketch\n```\n".utf8)) == error)
  }

  @Test func `a spec with only shared code needs no scenario`() {
    #expect(mistakes(in: Array("# T\n```swift shared\nstruct A {}\n```\n".utf8)) == [])
  }
}
