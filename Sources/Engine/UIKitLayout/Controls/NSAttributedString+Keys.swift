public import Foundation
import ViewLayout

extension NSAttributedString.Key {
  /// The font: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of the text: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the text, which nothing draws.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The room behind each character, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The room behind each character, in points.
  public static let tracking = NSAttributedString.Key("NSTracking")
  /// How lines are set: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A line below, which nothing draws.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of that, which nothing draws.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A line through the text, which nothing draws.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of that, which nothing draws.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How far the text stands above its baseline: taken and ignored.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An address, which nothing opens.
  public static let link = NSAttributedString.Key("NSLink")
}

/// Lines below and through a text, which nothing draws.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The style as bits.
  public let rawValue: Int

  /// Makes a style of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One heavy line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

extension NSAttributedString {
  /// The size of the text in one line, as the test font sets it, in points.
  @MainActor public func size() -> CGSize {
    LabelText(attributed: self, font: .systemFont(ofSize: 12)).set(factor: 1).size(within: nil)
  }
}
