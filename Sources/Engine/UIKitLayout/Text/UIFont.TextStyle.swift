import Foundation
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
