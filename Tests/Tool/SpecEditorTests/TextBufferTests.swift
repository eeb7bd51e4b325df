import Testing

@testable import SpecEditor

struct TextBufferTests {
  private let lines = ["a", "é€", "😀x", "", "last"]

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `lines end with a line feed, a carriage return, or both`(_ ending: String) {
    let buffer = TextBuffer(lines.joined(separator: ending))
    #expect((0..<buffer.lineCount).map(buffer.line) == lines)
  }

  @Test func `positions count UTF-16 code units`() {
    let buffer = TextBuffer(lines.joined(separator: "\n"))
    #expect(buffer.length(ofLine: 2) == 3)
    let position = Position(line: 2, character: 2)
    #expect(buffer.position(of: buffer.offset(of: position)) == position)
    #expect(buffer.character(ofColumn: 1, inLine: 2) == 2)
    #expect(buffer.column(of: position) == 1)
  }

  @Test func `a position between the halves of a surrogate pair is before the character`() {
    let buffer = TextBuffer("😀x")
    #expect(buffer.offset(of: Position(line: 0, character: 1)) == 0)
  }

  @Test func `a position past the end of its line or of the text is clamped`() {
    let buffer = TextBuffer("ab\ncd")
    #expect(buffer.offset(of: Position(line: 0, character: 9)) == 2)
    #expect(buffer.offset(of: Position(line: 7, character: 0)) == 5)
  }

  @Test(arguments: 0..<200)
  func `replacing a range gives the same lines as a new buffer`(_ seed: Int) {
    var random = Generator(state: UInt64(seed))
    let parts = ["\r", "\n", "\r\n", "a", "é", "😀", "", "x\ny", "\r\r\n"]
    var buffer = TextBuffer((0..<12).map { _ in parts.randomElement(using: &random)! }.joined())
    for _ in 0..<12 {
      let ends = (0..<2).map { _ in
        buffer.position(
          of: buffer.offset(
            of: Position(
              line: .random(in: 0..<buffer.lineCount, using: &random),
              character: .random(in: 0...3, using: &random)
            )
          )
        )
      }.sorted()
      let range = PlaceRange(start: ends[0], end: ends[1])
      buffer.replace(range, by: parts.randomElement(using: &random)!)
      #expect(buffer == TextBuffer(buffer.text))
    }
  }

  @Test(arguments: 0..<200)
  func `applying the edits between two texts gives the second text`(_ seed: Int) {
    var random = Generator(state: UInt64(seed))
    let parts = ["a  1\n", "b 2\n", "c\r\n", "d😀 4\n", "e", "\n"]
    let texts = (0..<2).map { _ in
      TextBuffer((0..<8).map { _ in parts.randomElement(using: &random)! }.joined())
    }
    #expect(texts[0].edits(to: texts[1]).applied(to: texts[0]).text == texts[1].text)
  }

  @Test func `an edit of a number replaces only its digits`() {
    let edits = TextBuffer("a\n#b 10 20\nc\n").edits(to: TextBuffer("a\n#b 10 25\nc\n"))
    #expect(edits == [TextEdit(range: PlaceRange(line: 1, 7..<8), newText: "5")])
  }
}

/// A generator with a constant sequence for each seed (SplitMix64).
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
