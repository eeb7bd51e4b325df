public import Foundation
import ViewLayout

/// A font of a view of UIKit's; every one of them is measured as the test font.
public final class UIFont: NSObject, Sendable {
  /// The size at the usual dynamic type size, in points.
  public let pointSize: CGFloat
  /// How heavy the strokes are, which measures alike.
  package let weight: Weight
  /// Whether the font grows with dynamic type.
  package let isScaled: Bool

  init(size: CGFloat, weight: Weight = .regular, isScaled: Bool = false) {
    pointSize = size
    self.weight = weight
    self.isScaled = isScaled
  }

  /// Makes a font of a name and a size in points; any name is one here.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(size: fontSize)
  }

  /// Makes a font of a description; a size of 0 is the description's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      size: pointSize > 0 ? pointSize : descriptor.pointSize,
      isScaled: descriptor.isScaled && pointSize == 0
    )
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let font = object as? UIFont else { return false }
    return font.pointSize == pointSize && font.weight == weight && font.isScaled == isScaled
  }

  public override var hash: Int { pointSize.hashValue }
}

extension UIFont {
  /// The size for a dynamic type size, in points.
  func size(at factor: CGFloat) -> CGFloat { isScaled ? pointSize * factor : pointSize }

  private var measures: TestFont { TestFont(size: pointSize) }

  /// The height above the baseline, in points.
  public var ascender: CGFloat { measures.ascent }
  /// The depth below the baseline, in points, less than 0.
  public var descender: CGFloat { -measures.descent }
  /// The height of a capital letter, in points.
  public var capHeight: CGFloat { measures.capHeight }
  /// The height of a small letter, in points: half the size.
  public var xHeight: CGFloat { pointSize / 2 }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { measures.lineHeight }
  /// The room between two lines, in points: none.
  public var leading: CGFloat { 0 }
  /// The name of the font.
  public var fontName: String { "TestFont" }
  /// The name of the fonts that go with it.
  public var familyName: String { "TestFont" }
  /// The font's description.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(pointSize: pointSize, isScaled: isScaled)
  }

  /// The font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: weight) }

  /// The usual font in a size in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

  /// The usual font in a size in points and a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The bold font in a size in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  /// The font in italics in a size in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize)
  }

  /// The font in typewriter letters in a size in points.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The font with digits of one width in a size in points.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: Weight
  ) -> UIFont { UIFont(size: fontSize, weight: weight) }

  /// The font of a text style, which grows with dynamic type.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.size, weight: style == .headline ? .semibold : .regular, isScaled: true)
  }

  /// The font of a text style, which grows with dynamic type whatever the traits say.
  public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// The size of the font of most labels, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of the font of buttons, in points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of small letters, in points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of the usual letters, in points.
  public static var systemFontSize: CGFloat { 14 }
}

extension UIFont {
  /// How heavy the strokes are, which measures alike.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// From -1 to 1; 0 is the usual weight.
    public let rawValue: CGFloat

    /// Makes a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// The usual weight.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier than usual.
    public static let medium = Weight(rawValue: 0.23)
    /// Nearly bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)
  }
}
