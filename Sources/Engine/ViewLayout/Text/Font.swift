public import Foundation

/// A font; every one of them is measured as the test font.
public struct Font: Hashable, Sendable {
  private enum Size: Hashable {
    /// In points, at every dynamic type size.
    case fixed(CGFloat)
    /// In points, at the usual dynamic type size.
    case scaled(CGFloat)
  }

  private let size: Size

  private init(_ size: Size) { self.size = size }

  /// How heavy the strokes are.
  public enum Weight: Hashable, Sendable {
    /// From the lightest to the heaviest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How wide the letters are.
  public struct Width: Hashable, Sendable {
    /// The width, 0 for the usual one.
    public var value: CGFloat

    /// Makes a width.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest.
    public static let compressed = Width(-0.4)
    /// Narrower than usual.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wider than usual.
    public static let expanded = Width(0.2)
  }

  /// How far lines are apart.
  public enum Leading: Hashable, Sendable {
    /// As usual, closer, and further.
    case standard, tight, loose
  }

  /// The look of the letters.
  public enum Design: Hashable, Sendable {
    /// From the usual one to typewriter letters.
    case `default`, serif, rounded, monospaced
  }

  /// A font of a size in points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font { Font(.fixed(size)) }

  /// A text style's font.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font { Font(.scaled(style.size)) }

  /// A font of a name and a size in points, which grows with dynamic type.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.scaled(size)) }

  /// A font of a name and a size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.fixed(fixedSize)) }

  /// The font in bold, which measures alike.
  public func bold() -> Font { self }

  /// The font in italics, which measures alike.
  public func italic() -> Font { self }

  /// The font in a weight, which measures alike.
  public func weight(_ weight: Weight) -> Font { self }

  /// The font in a width, which measures alike.
  public func width(_ width: Width) -> Font { self }

  /// The font with lines closer or further apart, of which the test font knows nothing.
  public func leading(_ leading: Leading) -> Font { self }

  /// The font with small capitals, which measures alike.
  public func smallCaps() -> Font { self }

  /// The font with small letters as small capitals, which measures alike.
  public func lowercaseSmallCaps() -> Font { self }

  /// The font with capitals as small capitals, which measures alike.
  public func uppercaseSmallCaps() -> Font { self }

  /// The font in typewriter letters, which measures alike.
  public func monospaced() -> Font { self }

  /// A font of a name and a size in points, which grows as a style does.
  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: TextStyle
  ) -> Font { Font(.scaled(size)) }

  /// The font with digits of one width, which measures alike.
  public func monospacedDigit() -> Font { self }

  func testFont(at size: DynamicTypeSize) -> TestFont {
    switch self.size {
    case .fixed(let points): TestFont(size: points)
    case .scaled(let points): TestFont(size: points * size.factor)
    }
  }
}

extension Font {
  /// The purpose of a text, which decides on its size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// From the largest to the smallest.
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote
    /// The smallest.
    case caption, caption2

    /// The size of the test font at the usual dynamic type size, in points.
    package var size: CGFloat {
      switch self {
      case .largeTitle: 40
      case .title: 32
      case .title2: 26
      case .title3: 24
      case .headline, .body: 20
      case .callout, .subheadline: 18
      case .footnote: 16
      case .caption: 14
      case .caption2: 12
      }
    }
  }

  /// The largest title.
  public static let largeTitle = system(.largeTitle)
  /// A title.
  public static let title = system(.title)
  /// A smaller title.
  public static let title2 = system(.title2)
  /// A still smaller title.
  public static let title3 = system(.title3)
  /// A heading.
  public static let headline = system(.headline)
  /// The font of most text.
  public static let body = system(.body)
  /// A remark.
  public static let callout = system(.callout)
  /// A heading below a heading.
  public static let subheadline = system(.subheadline)
  /// A note at the foot.
  public static let footnote = system(.footnote)
  /// The font of the words at a picture.
  public static let caption = system(.caption)
  /// The smallest.
  public static let caption2 = system(.caption2)
}
