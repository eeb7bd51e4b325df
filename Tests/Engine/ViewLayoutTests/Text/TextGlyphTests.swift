import Foundation
import Testing

@testable import ViewLayout

/// What is known of ASCII without looking it up is what Unicode says of it.
struct TextGlyphTests {
  private let run = TextRun(string: "", font: TestFont(size: 20))

  @Test(arguments: 0..<UInt8(128))
  func `the kind of an ASCII character is Unicode's`(code: UInt8) {
    let character = Character(UnicodeScalar(code))
    let kind = TextGlyph(character, in: run).kind
    #expect((kind == .newline) == character.isNewline)
    #expect((kind == .space) == (character.isWhitespace && !character.isNewline))
  }

  @Test(arguments: 0..<UInt8(128))
  func `the width of an ASCII character is Unicode's`(code: UInt8) {
    let isControl = UnicodeScalar(code).properties.generalCategory == .control
    #expect(TestFont(size: 20).advance(of: Character(UnicodeScalar(code))) == (isControl ? 0 : 10))
  }

  @Test func `a carriage return with its line feed is one new line`() {
    #expect(TextGlyph("\r\n", in: run).kind == .newline)
    #expect(TextGlyph("\u{2028}", in: run).kind == .newline)
    #expect(TextGlyph("\u{3000}", in: run).kind == .space)
  }
}
