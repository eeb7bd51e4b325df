public import Foundation
import ViewLayout

/// A font of UIKit views; every font has the measurements of the test font.
public final class UIFont: NSObject, Sendable {
  /// The size at the default dynamic type size, in points.
  public let pointSize: CGFloat
  /// The weight of the font, which does not change its measurements.
  package let weight: Weight
  /// Whether the font scales with dynamic type.
  package let isScaled: Bool

  init(size: CGFloat, weight: Weight = .regular, isScaled: Bool = false) {
    pointSize = size
    self.weight = weight
    self.isScaled = isScaled
  }

  /// Creates a font of a size in points; every name is accepted and ignored.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(size: fontSize)
  }

  /// Creates a font from a descriptor; a size of 0 uses the descriptor's size.
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

  // mutants(body): fonts that are the same have the same hash all the same
  public override var hash: Int { pointSize.hashValue }
}

extension UIFont {
  /// Returns the size in points for a dynamic type scale factor.
  func size(at factor: CGFloat) -> CGFloat { isScaled ? pointSize * factor : pointSize }

  private var measures: TestFont { TestFont(size: pointSize) }

  /// The height above the baseline, in points.
  public var ascender: CGFloat { measures.ascent }
  /// The depth below the baseline, in points, as a negative number.
  public var descender: CGFloat { -measures.descent }
  /// The height of a capital letter, in points.
  public var capHeight: CGFloat { measures.capHeight }
  /// The height of a lowercase letter, in points: half the font size.
  public var xHeight: CGFloat { pointSize / 2 }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { measures.lineHeight }
  /// The additional spacing between two lines, in points; always 0.
  public var leading: CGFloat { 0 }
  /// The name of the font.
  public var fontName: String { "TestFont" }
  /// The name of the font family.
  public var familyName: String { "TestFont" }
  /// The descriptor of the font.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(pointSize: pointSize, isScaled: isScaled)
  }

  /// Returns the font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: weight) }

  /// Returns the system font in a size in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

  /// Returns the system font in a size in points and a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// Returns the bold system font in a size in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  /// Returns the italic system font in a size in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize)
  }

  /// Returns the monospaced system font in a size in points.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// Returns the system font with digits of equal width, in a size in points.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: Weight
  ) -> UIFont { UIFont(size: fontSize, weight: weight) }

  /// Returns the font of a text style, which scales with dynamic type.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.size, weight: style == .headline ? .semibold : .regular, isScaled: true)
  }

  /// Returns the font of a text style, which scales with dynamic type; the traits are ignored.
  public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// The default font size of labels, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The default font size of buttons, in points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of the small system font, in points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The default size of the system font, in points.
  public static var systemFontSize: CGFloat { 14 }
}

extension UIFont {
  /// The weight of a font, which does not change its measurements.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// The weight as a number from -1 to 1; 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight from a number between -1 and 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The ultra-light weight, the lightest one.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The thin weight, between ultra-light and light.
    public static let thin = Weight(rawValue: -0.6)
    /// The light weight, between thin and regular.
    public static let light = Weight(rawValue: -0.4)
    /// The regular weight, the default.
    public static let regular = Weight(rawValue: 0)
    /// The medium weight, between regular and semibold.
    public static let medium = Weight(rawValue: 0.23)
    /// The semibold weight, between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// The bold weight, between semibold and heavy.
    public static let bold = Weight(rawValue: 0.4)
    /// The heavy weight, between bold and black.
    public static let heavy = Weight(rawValue: 0.56)
    /// The black weight, the heaviest one.
    public static let black = Weight(rawValue: 0.62)
  }
}
