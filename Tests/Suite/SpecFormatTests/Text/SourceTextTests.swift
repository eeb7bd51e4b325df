import Testing

@testable import SpecFormat

struct SourceTextTests {
  @Test(arguments: ["a\nb\n\nc", "a\r\nb\r\n\r\nc\r\n", "a\rb\r\rc\r", "\u{FEFF}a\nb\n\nc\n"])
  func `cuts at every line ending`(text: String) {
    let source = SourceText(bytes: Array(text.utf8))
    #expect((1...source.lineCount).map { source.line($0) } == ["a", "b", "", "c"])
  }

  @Test func `has no line in an empty file, and none past the end`() {
    #expect(SourceText(bytes: []).lineCount == 0)
    #expect(SourceText(bytes: []).line(1).isEmpty)
  }

  @Test func `keeps columns where a line lost its start`() {
    let source = SourceText(bytes: Array("a\n    b\n".utf8)).replacing([2: [0x62]])
    #expect(source.line(2) == "b")
    #expect(source.column(ofLine: 2, offset: 0) == 5)
    #expect(source.column(ofLine: 1, offset: 0) == 1)
  }
}
