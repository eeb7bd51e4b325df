public import Foundation
public import ViewLayout

/// A font of UIKit views, which is measured as the test font, the system font or a font of the app.
///
/// With the metrics of a system, the name decides between the latter two.
///
/// The lengths of a font are those in `ApplicationEnvironment`. A view in a hierarchy measures
/// its texts in its own environment.
///
/// The class does not inherit from `NSObject`: on Linux, Foundation terminates the process when it
/// compares two attributes of a string that are objects of such a class.
public final class UIFont: Sendable, Hashable {
  /// The size and the attributes, from which the metrics follow.
  let content: FontDescription

  init(_ description: FontDescription) { content = description }

  /// Fails, and reports the name, if neither the app's folder nor Apple's systems have the font.
  ///
  /// This is also so where texts are measured with the test font (R-FNT-1).
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard AppResources.hasFont(named: fontName) else { return nil }
    self.init(FontDescription(size: .fixed(fontSize), name: fontName))
  }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var description = descriptor.content
    if pointSize > 0 { description.size = .fixed(pointSize) }
    self.init(description)
  }

  /// Returns whether both fonts are the same; in the test font a text style equals a scaled font of
  /// its size and weight.
  public func isEqual(_ object: Any?) -> Bool {
    guard let other = (object as? UIFont)?.content else { return false }
    guard ApplicationEnvironment.current.metrics == .test else { return other == content }
    return other.defaultTestSize == content.defaultTestSize && other.isScaled == content.isScaled
      && other.effectiveWeight == content.effectiveWeight
  }

  public var hash: Int { content.defaultTestSize.hashValue }
}

extension UIFont {
  public static func == (left: UIFont, right: UIFont) -> Bool { left.isEqual(right) }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// Returns the metrics of the font in the environment of a view.
  package func metrics(in environment: HostEnvironment) -> any TextMetrics {
    content.metrics(in: environment)
  }

  /// Returns the height of a line in an environment, in points.
  ///
  /// With the metrics of a system it is rounded up to a pixel, as the height of a label is.
  func lineHeight(in environment: HostEnvironment) -> CGFloat {
    let height = metrics(in: environment).lineHeight
    return environment.metrics == .test ? height : environment.pixelCeiling(height)
  }

  private var current: any TextMetrics { metrics(in: ApplicationEnvironment.current) }

  /// The size in points; for the test font the size at the default dynamic type size.
  public var pointSize: CGFloat { current.size }
  public var ascender: CGFloat { current.ascent }
  public var descender: CGFloat { -current.descent }
  public var capHeight: CGFloat { current.capHeight }
  /// The height of a lowercase letter, in points; half the font size in the test font.
  public var xHeight: CGFloat { current.xHeight }
  public var lineHeight: CGFloat { current.lineHeight }
  /// The space between two lines, in points; 0 in the test font and for fonts without a text style.
  public var leading: CGFloat { current.leading }
  public var fontName: String {
    let font = current
    return font.postScriptName ?? (font.system == .test ? "TestFont" : ".SFUI-Regular")
  }
  public var familyName: String {
    let font = current
    return font.familyName ?? (font.system == .test ? "TestFont" : ".AppleSystemUIFont")
  }
  public static var familyNames: [String] { AppResources.current?.fonts?.familyNames ?? [] }

  public static func fontNames(forFamilyName familyName: String) -> [String] {
    AppResources.current?.fonts?.fontNames(ofFamily: familyName) ?? []
  }
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(content) }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var description = content
    description.size = .fixed(fontSize)
    return UIFont(description)
  }

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: .fixed(fontSize)))
  }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: .fixed(fontSize), weight: weight))
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: .fixed(fontSize), isItalic: true))
  }

  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: .fixed(fontSize), weight: weight, design: .monospaced))
  }

  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: Weight
  ) -> UIFont {
    UIFont(FontDescription(size: .fixed(fontSize), weight: weight, hasMonospacedDigits: true))
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(FontDescription(size: .style(style.style)))
  }

  /// Returns the font of a text style at the text size of traits.
  ///
  /// Without traits, or in the test font, the font scales with dynamic type.
  public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let textSize = traitCollection?.preferredContentSizeCategory.dynamicTypeSize
    return UIFont(FontDescription(size: .style(style.style), textSize: textSize))
  }

  public static var labelFontSize: CGFloat { 17 }
  public static var buttonFontSize: CGFloat { 18 }
  public static var smallSystemFontSize: CGFloat { 12 }
  public static var systemFontSize: CGFloat { 14 }
}

extension Font {
  /// Creates a font from a font of UIKit, in the size in points that it has now (R-FNT-1).
  ///
  /// On Apple's systems, the parameter is a `CTFont`, which every `UIFont` is.
  public init(_ font: UIFont) { self = font.content.font(ofSize: font.pointSize) }
}

extension UIFont {
  /// The weight of a font, which does not change the lengths of the test font.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }
}
