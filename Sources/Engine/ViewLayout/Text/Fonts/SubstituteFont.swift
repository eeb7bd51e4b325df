package import Foundation

/// The names of the system font itself.
enum SystemFontName {
  /// Returns whether a name is that of the system font, such as `.SFUI-Regular`.
  static func isOfSystem(_ name: String) -> Bool {
    name.hasPrefix(".") || name.isEmpty || name == "TestFont"
  }
}

/// The system font in place of a font whose widths are unknown (R-FNT-6).
package struct SubstituteFont: TextMetrics {
  /// The reason why a font is not measured with its own tables.
  package enum Reason: Sendable, Hashable {
    /// HarfBuzz is not installed.
    case harfBuzzMissing
    /// The page has no folder with resources of the app.
    case noFolder
    /// The font is installed on Apple's systems, and its file is not in the app.
    case fontOfApple
  }

  package let font: SystemFont
  /// The name that the scene requests.
  package let name: String
  package let reason: Reason

  init(_ font: SystemFont, for name: String, because reason: Reason) {
    (self.font, self.name, self.reason) = (font, name, reason)
  }

  package var system: MetricsSystem { font.system }
  package var size: CGFloat { font.size }
  package var ascent: CGFloat { font.ascent }
  package var descent: CGFloat { font.descent }
  package var exactAscent: CGFloat { font.exactAscent }
  package var exactDescent: CGFloat { font.exactDescent }
  package var capHeight: CGFloat { font.capHeight }
  package var xHeight: CGFloat { font.xHeight }
  package var leading: CGFloat { font.leading }
  package var avoidsShortLastLine: Bool { font.avoidsShortLastLine }
  package var traits: FontTraits { font.traits }

  package func advance(of character: Character) -> CGFloat { font.advance(of: character) }

  package func advance(ofCode code: UInt8) -> CGFloat { font.advance(ofCode: code) }

  package func scaled(by factor: CGFloat) -> SubstituteFont {
    SubstituteFont(font.scaled(by: factor), for: name, because: reason)
  }

  package func forEachGlyph(
    of string: String,
    tracking: CGFloat,
    _ body: (TextGlyph) -> Void
  ) { font.forEachGlyph(of: string, tracking: tracking, body) }

  /// The part of a text's width that 95 of 100 texts in other fonts do not exceed.
  ///
  /// *Source: 30 short texts in six proportional fonts (Docs/Reference/Metrics.md).*
  private static let errorPart: CGFloat = 0.15

  /// R-FNT-6: returns that a text's width is an estimate, with an error that fonts rarely exceed.
  package func basis(of string: String) -> WidthBasis {
    var width: CGFloat = 0
    font.forEachGlyph(of: string, tracking: 0) { width += $0.advance }
    return .estimated(error: max(width * Self.errorPart, 0.5), unrecorded: "")
  }
}
