package import Foundation

/// Apple's system font at one size, measured with a table of letter widths (R-TXT-14).
///
/// Ascent, descent and height of a capital letter are 1950, 494 and 1443 of 2048 parts of the size,
/// as recorded. The widths of letters are those of ``SystemAdvances``; a text whose width was
/// recorded has that width.
package struct SystemFont: TextMetrics {
  package let system: MetricsSystem
  package let size: CGFloat
  package let leading: CGFloat
  package let traits: FontTraits
  private let widths: LetterWidths

  /// Makes a font of a size.
  ///
  /// - Parameters:
  ///   - system: The system, which is not `test`.
  ///   - size: The size in points.
  ///   - leading: The space between two lines, in points; 0 for fonts that are not of a text style.
  ///   - traits: The attributes; those that are `nil` have their defaults.
  package init(
    _ system: MetricsSystem,
    size: CGFloat,
    leading: CGFloat,
    traits: FontTraits = FontTraits()
  ) {
    self.system = system
    self.size = size
    self.traits = traits
    self.leading =
      switch traits.leading {
      case .tight: min(leading, 0)
      case .loose: leading + size / 8
      case .standard, nil: leading
      }
    widths = LetterWidths.widths(size: size, traits: traits)
  }

  /// Makes the font of a text style.
  ///
  /// The leading is the published distance between two baselines without the font's own line.
  package init(
    _ system: MetricsSystem,
    _ style: Font.TextStyle,
    at dynamicType: DynamicTypeSize,
    traits: FontTraits = FontTraits()
  ) {
    let scale = SystemTypeScale(system)
    let size = scale.size(of: style, at: dynamicType)
    var traits = traits
    traits.weight = traits.weight ?? scale.weight(of: style)
    self.init(
      system,
      size: size,
      leading: scale.lineDistance(of: style, at: dynamicType) - Self.lineHeight * size,
      traits: traits
    )
  }

  // The lengths of the font at size 1.
  private static let ascent: CGFloat = 1950 / 2048
  private static let descent: CGFloat = 494 / 2048
  private static let lineHeight = ascent + descent

  package var ascent: CGFloat { Self.ascent * size }
  package var descent: CGFloat { Self.descent * size }
  package var capHeight: CGFloat { 1443 / 2048 * size }
  package var xHeight: CGFloat { SystemAdvances.xHeight(at: size) * size }
  package var avoidsShortLastLine: Bool { true }

  package func advance(of character: Character) -> CGFloat { widths.width(of: character) }

  package func advance(ofCode code: UInt8) -> CGFloat { widths.ascii[Int(code)] }

  package func scaled(by factor: CGFloat) -> SystemFont {
    SystemFont(system, size: size * factor, leading: leading * factor, traits: traits)
  }
}
