package import Foundation

/// The built-in font's measures at one size, so that a person can compute a width in their head.
///
/// At size 20 a narrow character is 10 wide, an East Asian wide one or an emoji 20, a combining
/// mark 0; a line is 20 high, 16 of them above the baseline.
package struct TestFont: Equatable, Sendable {
  /// The size in points.
  package var size: CGFloat

  /// Makes the font of a size in points.
  package init(size: CGFloat) { self.size = size }

  private var scale: CGFloat { size / 20 }

  /// The height above the baseline, in points.
  package var ascent: CGFloat { 16 * scale }
  /// The depth below the baseline, in points.
  package var descent: CGFloat { 4 * scale }
  /// The height of a capital letter, in points.
  package var capHeight: CGFloat { 12 * scale }
  /// The height of a line, in points; there is no leading.
  package var lineHeight: CGFloat { ascent + descent }

  /// The width of a character, in points.
  func advance(of character: Character) -> CGFloat {
    CharacterWidth(of: character).points * scale
  }

  /// The width of "…", in points.
  var ellipsisAdvance: CGFloat { CharacterWidth.narrow.points * scale }

  /// The width of a character by its ASCII code, in points.
  func advance(ofCode code: UInt8) -> CGFloat { CharacterWidth(ofCode: code).points * scale }
}
