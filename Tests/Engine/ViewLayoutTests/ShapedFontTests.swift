import Foundation
import Testing

@testable import ViewLayout

/// Tests fonts of an app with small fonts, whose widths are sums of advances: a unit is 0.02 points
/// at size 20.
@Suite(.enabled(if: HarfBuzz.shared != nil, "HarfBuzz is not installed, so no font is measured"))
struct ShapedFontTests {
  private func width(
    _ text: String,
    in font: some TextMetrics,
    tracking: CGFloat = 0
  ) -> CGFloat {
    var width: CGFloat = 0
    font.forEachGlyph(of: text, tracking: tracking) { width += $0.advance }
    return width
  }

  private func advances(_ text: String, in font: some TextMetrics) -> [CGFloat] {
    var advances: [CGFloat] = []
    font.forEachGlyph(of: text, tracking: 0) { advances.append($0.advance) }
    return advances
  }

  private func size(_ text: String, in font: ShapedFont, within width: CGFloat?) -> CGSize {
    TextTypesetter(
      runs: [TextRun(string: text, font: ResolvedFont(font))],
      settings: TextSettings()
    )
    .size(for: ProposedViewSize(width: width, height: nil))
  }

  @Test func `the width of a text is the sum of its advances at the font size`() throws {
    let folder = try ResourceFolder(fonts: [SmallFont()])
    let font = try #require(folder.font("Small-Regular"))
    #expect(width("ab a", in: font) == 37)
    #expect(try width("ab a", in: #require(folder.font("Small-Regular", size: 10))) == 18.5)
    #expect(width("", in: font) == 0)
    #expect(font.basis(of: "ab a") == .shaped)
  }

  @Test func `kerning applies to two letters and to a letter before a space`() throws {
    let kerning: [(left: Unicode.Scalar, right: Unicode.Scalar, units: Int16)] = [
      ("A", "V", -100), ("b", " ", -50),
    ]
    let folder = try ResourceFolder(fonts: [SmallFont(kerning: kerning)])
    let font = try #require(folder.font("Small"))
    #expect(width("AV", in: font) == 26)
    #expect(width("b a", in: font) == 26)
  }

  @Test func `the advance of a ligature is divided equally among its letters`() throws {
    let folder = try ResourceFolder(fonts: [SmallFont(hasLigature: true)])
    let font = try #require(folder.font("Small"))
    #expect(advances("afia", in: font) == [10, 4, 4, 10])
    #expect(advances("fi", in: font.scaled(by: 2)) == [8, 8])
  }

  @Test func `withoutLigatures turns ligatures off in any size, added tracking does not`() throws {
    let folder = try ResourceFolder(fonts: [SmallFont(hasLigature: true)])
    let font = try #require(folder.font("Small"))
    #expect(width("afia", in: font, tracking: 1) == 32)
    let separate = font.withoutLigatures
    #expect(advances("afia", in: separate) == [10, 6, 4, 10])
    #expect(advances("fi", in: separate.scaled(by: 2)) == [12, 8])
    #expect(ResolvedFont(separate) != ResolvedFont(font))
  }

  @Test(
    arguments: [
      ([], [10, 14, 14]), (.lowercase, [14, 14, 14]), (.uppercase, [10, 14, 6]),
      ([.lowercase, .uppercase], [14, 14, 6]),
    ] as [(FontTraits.SmallCapitals, [CGFloat])]
  )
  func `smallCapitals selects the smcp and c2sc glyphs of the font`(
    capitals: FontTraits.SmallCapitals,
    advances: [CGFloat]
  ) throws {
    // A stands for the small capital of a, and f for that of V.
    let replacements = [
      SmallFont.Substitution(feature: "smcp", from: "a", to: "A"),
      SmallFont.Substitution(feature: "c2sc", from: "V", to: "f"),
    ]
    let folder = try ResourceFolder(fonts: [SmallFont(replacements: replacements)])
    let font = try #require(folder.font("Small") { $0.smallCapitals = capitals })
    #expect(self.advances("aAV", in: font) == advances)
    let plain = try #require(ResourceFolder(fonts: [SmallFont()]).font("Small"))
    #expect(self.advances("aAV", in: plain) == [10, 14, 14])
  }

  @Test func `a language selects the glyphs of the font's locl feature`() throws {
    let turkish = SmallFont.Substitution(feature: "locl", language: "TRK ", from: "i", to: "V")
    let folder = try ResourceFolder(fonts: [SmallFont(replacements: [turkish])])
    #expect(try advances("i", in: #require(folder.font("Small"))) == [4])
    #expect(try advances("i", in: #require(folder.font("Small", language: "de"))) == [4])
    #expect(try advances("i", in: #require(folder.font("Small", language: "tr"))) == [14])
    #expect(try advances("i", in: #require(folder.font("Small", language: "tr-CY"))) == [14])
  }

  @Test func `each line is shaped separately, without kerning across a line break`() throws {
    let kerning: [(left: Unicode.Scalar, right: Unicode.Scalar, units: Int16)] = [
      (" ", "V", -200)
    ]
    let folder = try ResourceFolder(fonts: [SmallFont(kerning: kerning)])
    let font = try #require(folder.font("Small"))
    // On one line the space is 1 wide; at the end of a line it is 5 wide.
    #expect(size("a V", in: font, within: nil) == CGSize(width: 25, height: 24))
    #expect(size("a V", in: font, within: 20) == CGSize(width: 15, height: 50))
  }

  @Test func `forEachGlyph marks letters as joined only by kerning or a ligature`() throws {
    let kerning: [(left: Unicode.Scalar, right: Unicode.Scalar, units: Int16)] = [("A", "V", -100)]
    let folder = try ResourceFolder(fonts: [SmallFont(kerning: kerning, hasLigature: true)])
    let font = try #require(folder.font("Small"))
    var joins: [Bool] = []
    font.forEachGlyph(of: "AV fi ab", tracking: 0) { joins.append($0.joins) }
    #expect(joins == [false, true, false, false, true, false, false, false])
  }

  @Test func `ascent, descent and leading come from the hhea table`() throws {
    let folder = try ResourceFolder(fonts: [SmallFont()])
    let onPhone = try #require(folder.font("Small", size: 17))
    #expect(abs(onPhone.ascent - 15.3) < 1e-9)
    #expect(abs(onPhone.descent - 5.1) < 1e-9)
    #expect(abs(onPhone.leading - 1.7) < 1e-9)
    let onMac = try #require(folder.font("Small", size: 17, in: .macOS26))
    #expect(onMac.ascent == 15)
    #expect(onMac.descent == 5)
  }

  @Test func `letters missing in the font are estimated with the system font`() throws {
    let folder = try ResourceFolder(fonts: [SmallFont()])
    let font = try #require(folder.font("Small"))
    let system = SystemFont.font(.init(system: .iOS26, size: .points(20), traits: FontTraits()))
    #expect(advances("a한b", in: font) == [10, system.advance(of: "한"), 12])
    guard case .estimated(let error, "한") = font.basis(of: "a한b") else {
      Issue.record("the width is not an estimate")
      return
    }
    #expect(error > 0)
  }

  @Test func `line breaks and control characters have no width`() throws {
    let folder = try ResourceFolder(fonts: [SmallFont()])
    let font = try #require(folder.font("Small"))
    #expect(width("a\nb\t", in: font) == 22)
    #expect(size("a\r\nb", in: font, within: nil) == CGSize(width: 12, height: 50))
  }

  @Test func `repeated letters keep their advances in a font scaled by 0.5 or 2`() throws {
    let folder = try ResourceFolder(fonts: [SmallFont()])
    let font = try #require(folder.font("Small"))
    for factor in [1, 0.5, 2] as [CGFloat] {
      #expect(width("abab", in: font.scaled(by: factor)) == 44 * factor)
    }
  }
}
