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

  /// What the letters look like.
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

  /// The font with digits of one width, which measures alike.
  public func monospacedDigit() -> Font { self }

  func testFont(at size: DynamicTypeSize) -> TestFont {
    switch self.size {
    case .fixed(let points): TestFont(size: points)
    case .scaled(let points): TestFont(size: points * size.factor)
    }
  }
}
