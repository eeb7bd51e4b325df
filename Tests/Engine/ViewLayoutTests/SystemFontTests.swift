import Foundation
import LayoutValues
import Testing

@testable import ViewLayout

/// Tests the system font with widths that were computed by hand from the letter table, and with
/// recorded widths.
struct SystemFontTests {
  private func font(
    _ size: CGFloat,
    in system: MetricsSystem = .iOS26,
    _ change: (inout FontTraits) -> Void = { _ in }
  ) -> SystemFont {
    var traits = FontTraits()
    change(&traits)
    return SystemFont.font(.init(system: system, size: .points(size), traits: traits))
  }

  private func width(_ text: String, in font: SystemFont, tracking: CGFloat = 0) -> CGFloat {
    var width: CGFloat = 0
    font.forEachGlyph(of: text, tracking: tracking) { width += $0.advance }
    return width
  }

  @Test(arguments: [
    ("Hello", 13.0, 400.0, 30.9193), ("Hello, World", 13, 400, 73.6440),
    ("The quick brown fox jumps over the lazy dog", 17, 400, 338.7590),
    ("Wi-Fi", 17, 600, 42.1737), ("Settings", 34, 700, 132.7486),
    ("AVATAR To Yo.", 17, 400, 110.1478), ("Café", 17, 400, 35.3513),
    ("Title", 22, 400, 40.6930), ("Title 2", 20, 500, 55.3592), ("3.14", 15, 400, 28.1938),
    ("Привет", 17, 400, 58.4224), ("Hello", 20, 300, 44.0142), ("Hello", 24, 900, 62.2680),
  ])
  func `an estimated width is the sum of advances, kerning and tracking`(
    text: String,
    size: Double,
    weight: Double,
    width: Double
  ) {
    let letters = SizedLetters(size: size, weight: weight, traits: FontTraits())
    #expect(abs(letters.estimatedWidth(of: text) - width) < 0.001)
  }

  @Test(arguments: RecordedRow.default)
  func `a recorded text has its recorded width`(row: RecordedRow) {
    let letters = SizedLetters(size: row.size, weight: row.weight, traits: FontTraits())
    var width: CGFloat = 0
    letters.forEachGlyph(of: row.text, tracking: 0) { width += $0.advance }
    #expect(Double(width) > row.width - row.precision - 1e-9)
    #expect(Double(width) < row.width + 1e-9)
    #expect(letters.basis(of: row.text) == .recorded)
  }

  @Test func `tracking is added after each letter, the last one too`() {
    let plain = width("Hello", in: font(13, in: .macOS26))
    #expect(abs(width("Hello", in: font(13, in: .macOS26), tracking: 2) - plain - 10) < 1e-9)
  }

  @Test func `kerning makes the letters AV narrower than their advances`() {
    let font = font(17)
    let apart = font.advance(of: "A") + font.advance(of: "V")
    #expect(width("AV", in: font) < apart)
  }

  @Test(arguments: [
    ("Mono 15", 15.0, Font.Weight.regular, 65.0), ("Mono 17 semibold", 17, .semibold, 168.5),
  ])
  func `letters of the monospaced design have equal widths`(
    text: String,
    size: CGFloat,
    weight: Font.Weight,
    recorded: CGFloat
  ) {
    let font = font(size) { ($0.design, $0.weight) = (.monospaced, weight) }
    #expect(font.advance(of: "i") == font.advance(of: "W"))
    #expect((width(text, in: font) * 2).rounded(.up) / 2 == recorded)
  }

  @Test func `monospaced digits have equal widths`() {
    let font = font(17) { $0.hasMonospacedDigits = true }
    #expect(width("1111", in: font) == width("8888", in: font))
  }

  @Test(arguments: ["漢", "か", "、", "Ａ"])
  func `a full-width letter is as wide as the font size`(letter: Character) {
    #expect(font(17).advance(of: letter) == 17)
    #expect(font(17).basis(of: "\(letter)漢") == .estimated(error: 0.5, unrecorded: ""))
  }

  @Test func `letters without a recording are listed and increase the estimated error`() throws {
    guard case .estimated(let error, let letters) = font(17).basis(of: "✓ Done ✓§") else {
      Issue.record("the text is not estimated")
      return
    }
    #expect(letters == "§✓")
    #expect(error > 1.5)
  }

  @Test func `the estimated error of a short text's width is half a point`() {
    #expect(font(13).basis(of: "Hen") == .estimated(error: 0.5, unrecorded: ""))
  }

  @Test func `the width of a text without letters counts as recorded`() {
    #expect(font(13).basis(of: "\n") == .recorded)
  }

  @Test(arguments: MetricsSystem.allCases)
  func `each MetricsSystem has the name of a LayoutMetrics case`(system: MetricsSystem) {
    #expect(LayoutMetrics(rawValue: system.rawValue) != nil)
    #expect(LayoutMetrics.allCases.count == MetricsSystem.allCases.count)
  }
}

/// Tests the heights of lines (R-TXT-13 and R-TXT-15).
struct SystemFontHeightTests {
  private func font(_ size: SystemFont.Request.Size, in system: MetricsSystem) -> SystemFont {
    SystemFont.font(.init(system: system, size: size, traits: FontTraits()))
  }

  @Test(arguments: [(17.0, 20.287), (13.0, 15.514), (34.0, 40.574)])
  func `the line height on iOS is 2444/2048 of the font size`(size: CGFloat, line: CGFloat) {
    let font = font(.points(size), in: .iOS26)
    #expect(abs(font.lineHeight - line) < 0.001)
    #expect(font.leading == 0)
  }

  @Test(arguments: [(13.0, 16.0, 13.0), (24, 28, 23), (32, 38, 31), (40, 47, 39)])
  func `line height and ascent on macOS are whole points`(
    size: CGFloat,
    line: CGFloat,
    ascent: CGFloat
  ) {
    let font = font(.points(size), in: .macOS26)
    #expect(font.lineHeight == line)
    #expect(font.ascent == ascent)
  }

  @Test func `line height plus leading of the body style on iOS is 22 points`() {
    let font = font(.style(.body, .large), in: .iOS26)
    #expect(abs(font.lineHeight + font.leading - 22) < 0.001)
  }

  @Test(arguments: [(0.0, 42.5), (1, 42.5), (10, 51)])
  func `lineSpacing replaces the font's leading if larger`(spacing: CGFloat, height: CGFloat) {
    var settings = TextSettings(lineSpacing: spacing)
    settings.pixelLength = 0.5
    let run = TextRun(string: "a\nb", font: ResolvedFont(font(.style(.body, .large), in: .iOS26)))
    // Two lines of 20.287, and 1.713 or the spacing between them, rounded up to a pixel.
    let text = TextTypesetter(runs: [run], settings: settings)
    #expect(text.size(for: .unspecified).height == height)
  }
}

/// Tests lines of the system font with recorded sizes, at a scale of 2.
struct SystemFontLineTests {
  private func layout(
    _ text: String,
    _ size: CGFloat,
    in system: MetricsSystem,
    width: CGFloat?,
    lines: Int? = nil
  ) -> TextLayout {
    let font = SystemFont.font(.init(system: system, size: .points(size), traits: FontTraits()))
    var settings = TextSettings(maximumLines: lines)
    settings.pixelLength = 0.5
    return TextTypesetter(
      runs: [TextRun(string: text, font: ResolvedFont(font))],
      settings: settings
    ).layout(for: ProposedViewSize(width: width, height: nil))
  }

  @Test func `a short last line pulls the word before it onto the line`() {
    let text = layout(
      "First line.\nSecond paragraph wraps here as well.",
      13,
      in: .macOS26,
      width: 220
    )
    #expect(text.lines == ["First line.", "Second paragraph wraps here", "as well."])
    #expect(text.size == CGSize(width: 186, height: 48))
  }

  @Test func `a last line of two words pulls no word from the line before`() {
    let text = layout("Wrapped kerned words fill the line", 13, in: .macOS26, width: 160)
    #expect(text.lines.count == 2)
    #expect(text.size == CGSize(width: 160, height: 32))
  }

  @Test func `the space at a line break counts in the width of the text`() {
    let text = layout(
      "The quick brown fox jumps over the lazy dog",
      17,
      in: .iOS26,
      width: 120
    )
    #expect(text.lines.count == 4)
    #expect(text.size == CGSize(width: 117, height: 81.5))
  }

  @Test func `a text in a width of 0 has one line for each letter`() {
    #expect(layout("Hello", 13, in: .macOS26, width: 0).size == CGSize(width: 0, height: 80))
  }
}

/// A row of the recorded widths.
struct RecordedRow: Sendable, CustomTestStringConvertible {
  var text: String
  var size: Double
  var weight: Double
  var design: String
  var width: Double
  /// The length by which the width may be rounded up, in points.
  var precision: Double
  /// Whether the letter table is made from the row.
  var isUsed: Bool

  var testDescription: String { "\(text) \(size) \(weight)" }

  /// All rows of the default design that do not contradict each other.
  static let `default`: [RecordedRow] = {
    let rows = all.filter { $0.design == "default" }
    return Dictionary(grouping: rows) { "\($0.text)|\($0.size)|\($0.weight)" }.values
      .compactMap(\.last).sorted { $0.testDescription < $1.testDescription }
  }()

  private static let precisions = ["half": 0.5, "third": 1.0 / 3, "point": 1, "hundredth": 0.01]

  static let all: [RecordedRow] = SystemFontTable.widths.rows.dropFirst()
    .compactMap { cells in
      guard let size = Double(cells[1]), let weight = Double(cells[2]), let width = Double(cells[5])
      else { return nil }
      return RecordedRow(
        text: cells[0],
        size: size,
        weight: weight,
        design: cells[3],
        width: width,
        precision: precisions[cells[6]] ?? 0.000001,
        isUsed: cells[7] == "yes"
      )
    }
}
