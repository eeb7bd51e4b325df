package import Foundation

/// The metrics of the built-in test font at one size, whose widths are easy to compute by hand.
///
/// At size 20 a narrow character has a width of 10, an East Asian wide one or an emoji 20, and a
/// combining mark 0. A line has a height of 20, 16 of them above the baseline.
package struct TestFont: TextMetrics, Equatable {
  /// The size in points.
  package var size: CGFloat

  /// Makes the font of a size in points.
  package init(size: CGFloat) { self.size = size }

  private var scale: CGFloat { size / 20 }

  /// The ascent above the baseline, in points.
  package var ascent: CGFloat { 16 * scale }
  /// The descent below the baseline, in points.
  package var descent: CGFloat { 4 * scale }
  /// The height of a capital letter, in points.
  package var capHeight: CGFloat { 12 * scale }
  /// The height of a lowercase letter: half of the size, in points.
  package var xHeight: CGFloat { size / 2 }
  package var leading: CGFloat { 0 }
  package var system: MetricsSystem { .test }
  package var avoidsShortLastLine: Bool { false }
  package var traits: FontTraits { FontTraits() }

  package var ellipsisAdvance: CGFloat { CharacterWidth.ellipsis.points * scale }

  package func basis(of string: String) -> WidthBasis { .defined }

  package func scaled(by factor: CGFloat) -> TestFont { TestFont(size: size * factor) }

  /// Returns the width of a character, in points.
  package func advance(of character: Character) -> CGFloat {
    CharacterWidth(of: character).points * scale
  }

  /// Returns the width of a character with an ASCII code, in points.
  package func advance(ofCode code: UInt8) -> CGFloat {
    CharacterWidth(ofCode: code).points * scale
  }
}

/// The width classes of characters in the test font.
enum CharacterWidth {
  /// A separate combining mark, or a control character.
  case none
  case narrow
  /// An East Asian wide or full width character, or an emoji.
  case wide

  /// The class of "…", which is stored because determining Unicode properties is slow.
  static let ellipsis = CharacterWidth(of: "…")

  init(of character: Character) {
    // Most text is ASCII, and determining Unicode properties is many times slower.
    if let code = character.asciiValue {
      self.init(ofCode: code)
      return
    }
    guard let first = character.unicodeScalars.first else {
      self = .none
      return
    }
    if first.properties.isEmojiPresentation || Self.isWide(first.value)
      || character.unicodeScalars.contains("\u{FE0F}")
    {
      self = .wide
    } else if first.properties.hasNoWidth {
      self = .none
    } else {
      self = .narrow
    }
  }

  /// Makes the class of an ASCII character.
  init(ofCode code: UInt8) { self = (0x20..<0x7F).contains(code) ? .narrow : .none }

  /// The width at font size 20, in points.
  var points: CGFloat {
    switch self {
    case .none: 0
    case .narrow: 10
    case .wide: 20
    }
  }
}

extension Unicode.Scalar.Properties {
  /// Whether the scalar is combined with the previous character or not displayed.
  var hasNoWidth: Bool {
    switch generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: true
    default: false
    }
  }
}

extension CharacterWidth {
  private static func isWide(_ scalar: UInt32) -> Bool {
    // Everything below Hangul Jamo is narrow, so most text needs no further check.
    guard scalar >= 0x1100 else { return false }
    return wideRanges.contains { $0.contains(scalar) }
  }

  /// The wide and full width ranges of Unicode's EastAsianWidth table, and the object replacement
  /// character.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF,
    0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0xFFFC...0xFFFC,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F320, 0x20000...0x3FFFD,
  ]
}
