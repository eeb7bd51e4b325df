package import Foundation

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
