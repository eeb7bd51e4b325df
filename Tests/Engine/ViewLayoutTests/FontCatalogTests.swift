import Foundation
import LayoutTree
import Testing

@testable import ViewLayout

/// Tests how names and traits select styles of an app's fonts, and files that cannot be used.
@Suite(
  .enabled(if: HarfBuzz.shared != nil, "HarfBuzz is not installed, so no font is read")
)
struct FontCatalogTests {
  private static let styles: [(name: String, weight: UInt16)] = [
    ("Regular", 400), ("Light", 300), ("Semi Bold", 600), ("Black", 900),
  ]

  private func family() throws -> ResourceFolder {
    try ResourceFolder(
      fonts: Self.styles.map { SmallFont(family: "Two Words", style: $0.name, weight: $0.weight) }
    )
  }

  private func styleName(_ font: ShapedFont?) -> String? { font?.instance.style.name }

  @Test(arguments: [
    ("TwoWords-SemiBold", "Semi Bold"), ("Two Words Semi Bold", "Semi Bold"),
    ("Two Words", "Regular"), ("twowords-light", "Light"),
  ])
  func `finds a style by its PostScript, full or family name`(name: String, style: String) throws {
    #expect(styleName(try family().font(name)) == style)
  }

  @Test func `a font is not found by the first word of its family name`() throws {
    #expect(try family().font("Two") == nil)
  }

  @Test(arguments: [
    (Font.Weight.bold, "Semi Bold"), (.ultraLight, "Light"), (.black, "Black"), (.light, "Light"),
  ])
  func `a weight selects the nearest style of the family`(
    weight: Font.Weight,
    style: String
  ) throws {
    #expect(styleName(try family().font("Two Words") { $0.weight = weight }) == style)
  }

  @Test func `bold selects the style nearest to weight 700, also from a light style`() throws {
    let folder = try family()
    #expect(styleName(folder.font("TwoWords-Light") { $0.isBold = true }) == "Semi Bold")
    #expect(styleName(folder.font("TwoWords-Light")) == "Light")
  }

  @Test func `lists families and the PostScript names of their styles`() throws {
    let fonts = try #require(family().fonts)
    #expect(fonts.familyNames == ["Two Words"])
    #expect(
      fonts.fontNames(ofFamily: "Two Words")
        == ["TwoWords-Black", "TwoWords-Light", "TwoWords-Regular", "TwoWords-SemiBold"]
    )
    #expect(fonts.fontNames(ofFamily: "Other") == [])
  }

  @Test(arguments: [
    (["hhea"], "it has no table 'hhea', or an incomplete one"),
    (["cmap"], "it has no table 'cmap', or an incomplete one"),
    (["glyf"], "it has no outlines; it may be a font of bitmaps"),
  ])
  func `a font without a required table is reported with the reason`(
    omitted: [String],
    reason: String
  ) throws {
    let folder = try ResourceFolder(fonts: [SmallFont(omitted: Set(omitted))])
    let sentence = folder.fonts?.faultSentence
    #expect(sentence == "'Fonts/Small-Regular.ttf' cannot be used: \(reason)")
  }

  @Test func `a font with zero units per em is reported with the reason`() throws {
    let folder = try ResourceFolder(fonts: [SmallFont(unitsPerEm: 0)])
    let sentence = try #require(folder.fonts?.faultSentence)
    #expect(sentence.hasSuffix("it states 0 units per em, which must be 16 to 16384"))
  }

  @Test func `truncated, empty and unsupported font files are reported with the reason`() throws {
    let folder = try ResourceFolder(["d.ttf": "", "e.ttf": "wOFF and more", "f.otf": "a text"])
    try folder.write(SmallFont().data.dropLast(40), to: "c.ttf")
    let fonts = try #require(folder.fonts)
    #expect(
      fonts.faultSentence == """
        'c.ttf' cannot be used: it is truncated; 'd.ttf' cannot be used: it is empty; \
        'e.ttf' cannot be used: it is a font of the web (WOFF); and 1 more files
        """
    )
    #expect(fonts.font(named: "Small", size: 20, .init(system: .iOS26, traits: .init())) == nil)
  }

  @Test func `all faces of a font collection file are found`() throws {
    let fonts = [SmallFont(), SmallFont(style: "Light", weight: 300)]
    let folder = try ResourceFolder()
    try folder.write(SmallFont.collection(of: fonts), to: "Small.ttc")
    #expect(
      folder.fonts?.fontNames(ofFamily: "Small") == ["Small-Light", "Small-Regular"]
    )
  }

  @Test func `DrawingFont requires a single-face file and a license for embedding`() throws {
    let folder = try ResourceFolder(fonts: [
      SmallFont(), SmallFont(family: "Secret", rights: 2), SmallFont(family: "Print", rights: 4),
    ])
    try folder.write(SmallFont.collection(of: [SmallFont(family: "Many")]), to: "Many.ttc")
    let files = ["Small", "Print", "Secret", "Many"].map { name in
      folder.font(name).flatMap { DrawingFont($0) }
    }
    #expect(files[0]?.file.hasSuffix("/Fonts/Small-Regular.ttf") == true)
    #expect(files[1] != nil)
    #expect(files[2...] == [nil, nil])
  }

  @Test func `values of a font variation axis are clamped to its range`() {
    let axis = FontFace.Axis(tag: 0, minimum: 100, standard: 400, maximum: 900)
    #expect([0, 100, 650, 1000, .infinity].map { axis.clamped($0) } == [100, 100, 650, 900, 400])
    let inverted = FontFace.Axis(tag: 0, minimum: 9, standard: 5, maximum: 1)
    #expect(inverted.clamped(7) == 5)
  }

  @Test func `a font of 1,000 East Asian letters in a file of 20 MB is read`() throws {
    var font = SmallFont(family: "Large")
    for value in UInt32(0x6E00)..<0x71E8 {
      font.advances[Unicode.Scalar(value) ?? " "] = 1000
    }
    font.outlineBytes = 20_000_000
    let folder = try ResourceFolder(fonts: [font])
    let large = try #require(folder.font("Large", size: 10))
    #expect(large.advance(of: "漢") == 10)
    #expect(large.basis(of: "漢漣") == .shaped)
  }

  @Test func `a font file truncated at any length is rejected without a crash`() throws {
    let whole = SmallFont(kerning: [("A", "V", -100)], hasLigature: true).data
    for length in stride(from: 0, to: whole.count - 3, by: 7) {
      let folder = try ResourceFolder()
      try folder.write(whole.prefix(length), to: "a.ttf")
      #expect(folder.fonts?.names == [], "the first \(length) bytes")
    }
  }

  @Test func `a missing font name is reported with the nearest name`() throws {
    let folder = try family()
    let issue = try folder.missing("Two Wards")
    #expect(issue == "the app's folder has no font 'Two Wards'; did you mean 'Two Words'?")
  }

  @Test func `the issue of a missing font names UIAppFonts files that do not exist`() throws {
    let folder = try ResourceFolder([
      "Info.plist": """
      <plist><dict><key>UIAppFonts</key><array><string>Brand.ttf</string></array></dict></plist>
      """
    ])
    let issue = try folder.missing("Brand")
    #expect(
      issue == """
        the app's folder has no font 'Brand'; 'UIAppFonts' lists 'Brand.ttf', \
        which is not in the folder
        """
    )
  }

  @Test func `a font of Apple's systems is substituted without an issue`() throws {
    let folder = try family()
    #expect(try folder.missing("AvenirNext-DemiBold") == nil)
    let font = AppFont.metrics(
      named: "Georgia",
      size: 17,
      AppFontRequest(system: .iOS26, traits: FontTraits()),
      in: folder.resources
    )
    #expect((font as? SubstituteFont)?.reason == .fontOfApple)
  }
}

extension ResourceFolder {
  /// Returns the message about a font's name that a text requests; `nil` for none.
  fileprivate func missing(_ name: String) throws -> String? {
    let resources = self.resources
    for _ in 0..<2 {
      let request = AppFontRequest(system: .iOS26, traits: FontTraits())
      _ = AppFont.metrics(named: name, size: 17, request, in: resources)
    }
    let issues = resources.missingNames
    #expect(issues.count <= 1)
    return issues.first?.message
  }
}
