import Foundation
import Testing

@testable import ViewLayout

struct TestFontTests {
  @Test(arguments: [
    ("a", 10.0), ("é", 10), ("가", 20), ("漢", 20), ("、", 20), ("😀", 20), ("👩‍👩‍👧", 20), ("❤️", 20),
    ("…", 10), ("\u{301}", 0),
  ])
  func `measures a character by its class`(character: Character, width: CGFloat) {
    #expect(TestFont(size: 20).advance(of: character) == width)
  }

  @Test func `scales everything by its size`() {
    let font = TestFont(size: 10)
    #expect(font.advance(of: "가") == 10)
    #expect(font.ascent == 8)
    #expect(font.descent == 2)
    #expect(font.capHeight == 6)
    #expect(font.lineHeight == 10)
  }
}
