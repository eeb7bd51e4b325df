public import Foundation

/// Makes fonts and lengths follow dynamic type.
public final class UIFontMetrics: NSObject, Sendable {
  /// Those of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Makes those of a text style; all of them grow alike here.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The font, which grows with dynamic type from now on.
  public func scaledFont(for font: UIFont) -> UIFont {
    UIFont(size: font.pointSize, weight: font.weight, isScaled: true)
  }

  /// The font, which grows with dynamic type; the most that it may grow to is ignored.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font)
  }

  /// A length, in points: as it is at the usual dynamic type size.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
