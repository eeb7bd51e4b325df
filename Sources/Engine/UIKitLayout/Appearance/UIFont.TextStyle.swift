public import Foundation
import ViewLayout

extension UIFont {
  /// The purpose of a text, which decides on its size.
  public struct TextStyle: Hashable, Sendable, RawRepresentable {
    /// The style's name.
    public let rawValue: String

    /// Makes a style of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A title.
    public static let title1 = TextStyle(rawValue: "title1")
    /// A smaller title.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A still smaller title.
    public static let title3 = TextStyle(rawValue: "title3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "headline")
    /// A heading below a heading.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Most text.
    public static let body = TextStyle(rawValue: "body")
    /// A remark.
    public static let callout = TextStyle(rawValue: "callout")
    /// A note at the foot.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// The words at a picture.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// The smallest.
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// The size of the test font at the usual dynamic type size, in points.
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

/// What is to be known of a font: its size.
public final class UIFontDescriptor: NSObject, Sendable {
  /// The size in points.
  public let pointSize: CGFloat
  let isScaled: Bool

  init(pointSize: CGFloat, isScaled: Bool) {
    self.pointSize = pointSize
    self.isScaled = isScaled
  }

  /// The look of letters, which measures alike.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The traits as bits.
    public let rawValue: UInt32

    /// Makes traits of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// In italics.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// In typewriter letters.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// The form of letters, which measures alike.
  public enum SystemDesign: Sendable {
    /// The usual form, round letters, letters with feet, letters of one width.
    case `default`, rounded, serif, monospaced
  }

  /// The description of a text style's font.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFontDescriptor(pointSize: style.size, isScaled: true) }

  /// The description with traits, which measures alike.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { self }

  /// The description with another form of letters, which measures alike.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// The description of another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(pointSize: newPointSize, isScaled: false)
  }
}
