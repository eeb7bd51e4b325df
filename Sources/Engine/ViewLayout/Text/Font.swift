public import Foundation

/// A font; the engine measures all fonts as its test font.
public struct Font: Hashable, Sendable {
  private enum Size: Hashable {
    /// A size in points that is the same at every dynamic type size.
    case fixed(CGFloat)
    /// A size in points at the default dynamic type size.
    case scaled(CGFloat)
  }

  private let size: Size

  private init(_ size: Size) { self.size = size }

  /// The weights of a font.
  public enum Weight: Hashable, Sendable {
    /// The weights, from the lightest to the heaviest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The width of a font's glyphs.
  public struct Width: Hashable, Sendable {
    /// The width value; 0 is the standard width.
    public var value: CGFloat

    /// Creates a width from its value.
    public init(_ value: CGFloat) { self.value = value }

    /// The most narrow width.
    public static let compressed = Width(-0.4)
    /// A width narrower than standard.
    public static let condensed = Width(-0.2)
    /// The standard width of glyphs.
    public static let standard = Width(0)
    /// A width wider than standard.
    public static let expanded = Width(0.2)
  }

  /// The line spacing of a font.
  public enum Leading: Hashable, Sendable {
    /// Standard, reduced and increased line spacing.
    case standard, tight, loose
  }

  /// The designs of a font.
  public enum Design: Hashable, Sendable {
    /// The default, serif, rounded and monospaced designs.
    case `default`, serif, rounded, monospaced
  }

  /// Returns a system font with a size in points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font { Font(.fixed(size)) }

  /// Returns the system font of a text style.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font { Font(.scaled(style.size)) }

  /// Returns a custom font with a size in points, which scales with the dynamic type size.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.scaled(size)) }

  /// Returns a custom font with a fixed size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.fixed(fixedSize)) }

  /// Returns the bold font, which is measured in the same way.
  public func bold() -> Font { self }

  /// Returns the italic font, which is measured in the same way.
  public func italic() -> Font { self }

  /// Returns the font with a weight, which is measured in the same way.
  public func weight(_ weight: Weight) -> Font { self }

  /// Returns the font with a width, which is measured in the same way.
  public func width(_ width: Width) -> Font { self }

  /// Returns the font with other line spacing, which the test font ignores.
  public func leading(_ leading: Leading) -> Font { self }

  /// Returns the font with small capitals, which is measured in the same way.
  public func smallCaps() -> Font { self }

  /// Returns the font with small capitals for lowercase letters, which is measured in the same way.
  public func lowercaseSmallCaps() -> Font { self }

  /// Returns the font with small capitals for uppercase letters, which is measured in the same way.
  public func uppercaseSmallCaps() -> Font { self }

  /// Returns the monospaced font, which is measured in the same way.
  public func monospaced() -> Font { self }

  /// Returns a custom font with a size in points, which scales with a text style.
  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: TextStyle
  ) -> Font { Font(.scaled(size)) }

  /// Returns the font with monospaced digits, which is measured in the same way.
  public func monospacedDigit() -> Font { self }

  func testFont(at size: DynamicTypeSize) -> TestFont {
    switch self.size {
    case .fixed(let points): TestFont(size: points)
    case .scaled(let points): TestFont(size: points * size.factor)
    }
  }
}

extension Font {
  /// The text styles, which determine the size of a font.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The styles, from the largest to the smallest.
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote
    /// The styles with the smallest sizes.
    case caption, caption2

    /// The size of the test font at the default dynamic type size, in points.
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

  /// The font of large titles.
  public static let largeTitle = system(.largeTitle)
  /// The font of first-level titles.
  public static let title = system(.title)
  /// The font of second-level titles.
  public static let title2 = system(.title2)
  /// The font of third-level titles.
  public static let title3 = system(.title3)
  /// The font of headings.
  public static let headline = system(.headline)
  /// The font of body text.
  public static let body = system(.body)
  /// The font of callouts.
  public static let callout = system(.callout)
  /// The font of subheadings.
  public static let subheadline = system(.subheadline)
  /// The font of footnotes.
  public static let footnote = system(.footnote)
  /// The font of captions.
  public static let caption = system(.caption)
  /// The font of secondary captions, which is the smallest.
  public static let caption2 = system(.caption2)
}
