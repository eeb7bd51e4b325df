import Conformance
import ElementTree
import Foundation
import LayoutTree
import Testing
import ViewLayout

@testable import Pictures

/// Tests pictures of texts in an app's fonts, with files of zeros in place of fonts.
struct PictureFontsTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("picture-fonts-\(UUID().uuidString)")

  /// Makes a font with a file of some bytes.
  private func font(
    _ name: String = "A.ttf",
    bytes: Int = 3,
    axes: [DrawingFont.Axis] = [],
    features: [String] = []
  ) throws -> DrawingFont {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try Data(repeating: 0, count: bytes).write(to: file)
    return DrawingFont(file: file.path, digest: 0xAB12, axes: axes, features: features)
  }

  private func picture(_ font: DrawingFont) -> Picture {
    var line = DrawingText.Line(string: "Hi", box: CGRect(x: 0, y: 0, width: 20, height: 24))
    line.isEstimated = false
    var text = DrawingText(lines: [line], fontSize: 20, color: .primary)
    text.face = DrawingText.Face(weight: 700, isItalic: true, isMonospaced: true, ascent: 18)
    text.face?.font = font
    let node = ResolvedNode(
      name: "Text",
      frame: CGRect(x: 0, y: 0, width: 20, height: 24),
      picture: NodePicture(.text(text))
    )
    return Picture(
      ScenarioLayout(line: 1, tree: ResolvedTree(numbering: [node])),
      title: "A word"
    )
  }

  @Test func `a text in an app's font has its class, and no weight or style attribute`() throws {
    let source = picture(try font()).markup(id: "x").source
    #expect(
      source.contains("class=\"hs font-ab12\" x=\"0\" y=\"18\" font-size=\"20\" textLength=\"20\"")
    )
  }

  @Test func `a standalone picture embeds a small font file`() throws {
    let picture = picture(try font())
    for source in [picture.file, picture.thumbnail] {
      #expect(
        source.contains(
          "@font-face{font-family:\"font-ab12\";src:url(\"data:font/ttf;base64,AAAA\")}\n"
            + ".pic .font-ab12{font-family:\"font-ab12\","
        )
      )
    }
  }

  @Test(arguments: [100_000, 100_001])
  func `a standalone picture embeds fonts of up to embeddedLimit bytes`(bytes: Int) throws {
    let source = picture(try font(bytes: bytes)).file
    #expect(source.contains("@font-face") == (bytes <= PictureFonts.embeddedLimit))
  }

  @Test func `a picture has no @font-face for a missing font file`() throws {
    let font = try font()
    try FileManager.default.removeItem(atPath: font.file)
    #expect(!picture(font).file.contains("@font-face"))
  }

  @Test func `a site has one copy of a font file, and a class per axis value or feature`() throws {
    let bold = try font(axes: [DrawingFont.Axis(tag: "wght", value: 700)])
    let digits = try font(features: ["\"tnum\" 1"])
    let fonts = PictureFonts([bold, digits, bold])
    #expect(fonts.copies.map(\.path) == ["fonts/A-ab12.ttf"])
    #expect(fonts.copies.map(\.original) == [bold.file])
    let rules = fonts.sheet.split(separator: "\n")
    #expect(rules.count == 3)
    #expect(
      rules[0] == "@font-face{font-family:\"font-ab12\";src:url(\"fonts/A-ab12.ttf\")}"
    )
    #expect(rules.contains { $0.hasSuffix("font-variation-settings:\"wght\" 700.0;}") })
    #expect(rules.contains { $0.hasSuffix("font-feature-settings:\"tnum\" 1}") })
    #expect(bold.className != digits.className)
  }

  @Test func `file names and axis tags of a font cannot inject CSS or paths`() throws {
    let tags = ["\"}a{", "a\nbc", "wght"].map { DrawingFont.Axis(tag: $0, value: 1) }
    let font = try font("a\"b)}<.otf", axes: tags)
    let fonts = PictureFonts([font])
    #expect(fonts.copies.map(\.path) == ["fonts/ab-ab12.otf"])
    #expect(fonts.sheet.contains("font-variation-settings:\"wght\" 1.0;"))
    #expect(fonts.sheet.count { $0 == "{" } == 2)
  }
}
