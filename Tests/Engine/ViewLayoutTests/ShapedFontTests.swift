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

  @Test func `adds the advances of letters in the size`() throws {
    let folder = try ResourceFolder(fonts: [SmallFont()])
    let font = try #require(folder.font("Small-Regular"))
    #expect(width("ab a", in: font) == 37)
    #expect(try width("ab a", in: #require(folder.font("Small-Regular", size: 10))) == 18.5)
    #expect(width("", in: font) == 0)
    #expect(font.basis(of: "ab a") == .shaped)
  }

  @Test func `kerns pairs, also across a space`() throws {
    let kerning: [(left: Unicode.Scalar, right: Unicode.Scalar, units: Int16)] = [
      ("A", "V", -100), ("b", " ", -50),
    ]
    let folder = try ResourceFolder(fonts: [SmallFont(kerning: kerning)])
    let font = try #require(folder.font("Small"))
    #expect(width("AV", in: font) == 26)
    #expect(width("b a", in: font) == 26)
  }

  @Test func `divides a ligature among its letters`() throws {
    let folder = try ResourceFolder(fonts: [SmallFont(hasLigature: true)])
    let font = try #require(folder.font("Small"))
    #expect(advances("afia", in: font) == [10, 4, 4, 10])
    #expect(advances("fi", in: font.scaled(by: 2)) == [8, 8])
  }

  @Test func `tracked letters are not joined, in any size, and kerned ones are`() throws {
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
  func `small capitals are letters of the font`(
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

  @Test func `a language has its own forms of letters`() throws {
    let turkish = SmallFont.Substitution(feature: "locl", language: "TRK ", from: "i", to: "V")
    let folder = try ResourceFolder(fonts: [SmallFont(replacements: [turkish])])
    #expect(try advances("i", in: #require(folder.font("Small"))) == [4])
    #expect(try advances("i", in: #require(folder.font("Small", language: "de"))) == [4])
    #expect(try advances("i", in: #require(folder.font("Small", language: "tr"))) == [14])
    #expect(try advances("i", in: #require(folder.font("Small", language: "tr-CY"))) == [14])
  }

  @Test func `shapes each line again after a break`() throws {
    let kerning: [(left: Unicode.Scalar, right: Unicode.Scalar, units: Int16)] = [
      (" ", "V", -200)
    ]
    let folder = try ResourceFolder(fonts: [SmallFont(kerning: kerning)])
    let font = try #require(folder.font("Small"))
    // On one line the space is 1 wide; at the end of a line it is 5 wide.
    #expect(size("a V", in: font, within: nil) == CGSize(width: 25, height: 24))
    #expect(size("a V", in: font, within: 20) == CGSize(width: 15, height: 50))
  }

  @Test func `kerning, ligatures and no others join a letter to the one before it`() throws {
    let kerning: [(left: Unicode.Scalar, right: Unicode.Scalar, units: Int16)] = [("A", "V", -100)]
    let folder = try ResourceFolder(fonts: [SmallFont(kerning: kerning, hasLigature: true)])
    let font = try #require(folder.font("Small"))
    var joins: [Bool] = []
    font.forEachGlyph(of: "AV fi ab", tracking: 0) { joins.append($0.joins) }
    #expect(joins == [false, true, false, false, true, false, false, false])
  }

  @Test func `takes the height of lines from the table hhea`() throws {
    let folder = try ResourceFolder(fonts: [SmallFont()])
    let onPhone = try #require(folder.font("Small", size: 17))
    #expect(abs(onPhone.ascent - 15.3) < 1e-9)
    #expect(abs(onPhone.descent - 5.1) < 1e-9)
    #expect(abs(onPhone.leading - 1.7) < 1e-9)
    let onMac = try #require(folder.font("Small", size: 17, in: .macOS26))
    #expect(onMac.ascent == 15)
    #expect(onMac.descent == 5)
  }

  @Test func `measures letters that the font lacks with the system font, as estimates`() throws {
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

  @Test func `line ends and controls have no width`() throws {
    let folder = try ResourceFolder(fonts: [SmallFont()])
    let font = try #require(folder.font("Small"))
    #expect(width("a\nb\t", in: font) == 22)
    #expect(size("a\r\nb", in: font, within: nil) == CGSize(width: 12, height: 50))
  }

  @Test func `a repeated text has the width of the first one, in every size`() throws {
    let folder = try ResourceFolder(fonts: [SmallFont()])
    let font = try #require(folder.font("Small"))
    for factor in [1, 0.5, 2] as [CGFloat] {
      #expect(width("abab", in: font.scaled(by: factor)) == 44 * factor)
    }
  }
}
