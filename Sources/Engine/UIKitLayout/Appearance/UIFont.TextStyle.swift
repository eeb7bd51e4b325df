public import Foundation
import ViewLayout

extension UIFont {
  /// The purpose of a text, which determines its font size.
  public struct TextStyle: Hashable, Sendable, RawRepresentable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style of large titles.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// The style of first-level titles.
    public static let title1 = TextStyle(rawValue: "title1")
    /// The style of second-level titles.
    public static let title2 = TextStyle(rawValue: "title2")
    /// The style of third-level titles.
    public static let title3 = TextStyle(rawValue: "title3")
    /// The style of headings.
    public static let headline = TextStyle(rawValue: "headline")
    /// The style of subheadings.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// The style of body text.
    public static let body = TextStyle(rawValue: "body")
    /// The style of callouts.
    public static let callout = TextStyle(rawValue: "callout")
    /// The style of footnotes.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// The style of captions.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// The style of secondary captions, the smallest text.
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// The size of the test font at the default dynamic type size, in points.
    var size: CGFloat {
      let style: Font.TextStyle =
        switch self {
        case .largeTitle: .largeTitle
        case .title1: .title
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .callout: .callout
        case .footnote: .footnote
        case .caption1: .caption
        case .caption2: .caption2
        default: .body
        }
      return style.size
    }
  }
}

/// An object that scales fonts and values for dynamic type.
public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style; all styles scale equally in this engine.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// Returns a font that scales with dynamic type.
  public func scaledFont(for font: UIFont) -> UIFont {
    UIFont(size: font.pointSize, weight: font.weight, isScaled: true)
  }

  /// Returns a font that scales with dynamic type; the maximum size is ignored.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font)
  }

  /// Returns the value unchanged; values in points are not scaled in this engine.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

/// The description of a font, which consists of its size here.
public final class UIFontDescriptor: NSObject, Sendable {
  /// The size in points.
  public let pointSize: CGFloat
  let isScaled: Bool

  init(pointSize: CGFloat, isScaled: Bool) {
    self.pointSize = pointSize
    self.isScaled = isScaled
  }

  /// Traits of a font; they do not change its measurements.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The traits as a bit mask.
    public let rawValue: UInt32

    /// Creates a set of traits from a bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The trait of an italic font.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// The trait of a bold font.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// The trait of a monospaced font.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// The design of the system font; it does not change measurements.
  public enum SystemDesign: Sendable {
    /// The default, rounded, serif and monospaced designs.
    case `default`, rounded, serif, monospaced
  }

  /// Returns the descriptor of a text style's font.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFontDescriptor(pointSize: style.size, isScaled: true) }

  /// Returns the same descriptor; traits do not change measurements.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { self }

  /// Returns the same descriptor; the design does not change measurements.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// Returns a descriptor of another size, in points, which does not scale with dynamic type.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(pointSize: newPointSize, isScaled: false)
  }
}
