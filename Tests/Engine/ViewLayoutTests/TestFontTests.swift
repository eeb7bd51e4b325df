import Foundation
import Testing
@testable import ViewLayout

struct TestFontTests {
  @Test(arguments: [
    ("a", 10.0), ("é", 10), ("가", 20), ("漢", 20), ("、", 20), ("😀", 20), ("👩‍👩‍👧", 20), ("❤️", 20),
    ("…", 10), ("\u{301}", 0),
  ])
  func `East Asian letters and emoji are as wide as the font size, Latin half of it`(
    character: Character,
    width: CGFloat
  ) {
    #expect(TestFont(size: 20).advance(of: character) == width)
  }

  @Test func `TestFont has an ascent of 0.8, a descent of 0.2 and a cap height of 0.6 em`() {
    let font = TestFont(size: 10)
    #expect(font.advance(of: "가") == 10)
    #expect(font.ascent == 8)
    #expect(font.descent == 2)
    #expect(font.capHeight == 6)
    #expect(font.lineHeight == 10)
  }
}

/// Checks that the fast path for ASCII gives the same results as Unicode's properties.
struct TextGlyphTests {
  @Test(arguments: 0..<UInt8(128))
  func `the kind of an ASCII character matches its Unicode properties`(code: UInt8) {
    let character = Character(UnicodeScalar(code))
    let kind = TextGlyph.Kind(of: character)
    #expect((kind == .newline) == character.isNewline)
    #expect((kind == .space) == (character.isWhitespace && !character.isNewline))
  }

  @Test(arguments: 0..<UInt8(128))
  func `an ASCII control character has width 0, any other half the font size`(code: UInt8) {
    let isControl = UnicodeScalar(code).properties.generalCategory == .control
    #expect(TestFont(size: 20).advance(of: Character(UnicodeScalar(code))) == (isControl ? 0 : 10))
  }

  @Test func `CR LF and line separators are line breaks, ideographic spaces are spaces`() {
    #expect(TextGlyph.Kind(of: "\r\n") == .newline)
    #expect(TextGlyph.Kind(of: "\u{2028}") == .newline)
    #expect(TextGlyph.Kind(of: "\u{3000}") == .space)
  }
}
