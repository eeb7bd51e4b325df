public import Foundation

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
