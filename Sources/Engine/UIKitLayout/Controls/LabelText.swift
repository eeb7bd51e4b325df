public import Foundation
import ViewLayout

/// The words of a label with their fonts, as they are set.
@MainActor
struct LabelText {
  /// Pieces of one font each.
  struct Piece: Equatable {
    var string: String
    var font: UIFont
    var color: UIColor?
    var tracking: CGFloat = 0
  }

  private(set) var pieces: [Piece] = []
  /// How the first paragraph is set; `nil` if unspecified.
  private(set) var style: NSParagraphStyle?

  init(_ string: String, font: UIFont) {
    if !string.isEmpty { pieces = [Piece(string: string, font: font)] }
  }

  /// Takes a text, with a font where it says none.
  init(attributed: NSAttributedString, font: UIFont) {
    let whole = attributed.string as NSString
    attributed.enumerateAttributes(
      in: NSRange(location: 0, length: attributed.length)
    ) { attributes, range, _ in
      let tracking = attributes[.tracking] ?? attributes[.kern]
      pieces.append(
        Piece(
          string: whole.substring(with: range),
          font: attributes[.font] as? UIFont ?? font,
          color: attributes[.foregroundColor] as? UIColor,
          tracking: (tracking as? NSNumber).map { CGFloat($0.doubleValue) }
            ?? (tracking as? CGFloat) ?? (tracking as? Double).map { CGFloat($0) } ?? 0
        )
      )
      if style == nil { style = attributes[.paragraphStyle] as? NSParagraphStyle }
    }
  }

  /// The text for measuring and drawing.
  ///
  /// - Parameters:
  ///   - factor: The number that the sizes of fonts are multiplied by that follow dynamic type.
  ///   - maximumLines: The maximum number of lines; `nil` for any.
  ///   - minimumScale: The least part of its size that the font may shrink to.
  ///   - cut: Where a line that does not fit is cut.
  ///   - scale: Pixels a point.
  /// - Returns: The text, set.
  func set(
    factor: CGFloat,
    maximumLines: Int? = nil,
    minimumScale: CGFloat = 1,
    cut: TypesetText.Cut = .tail,
    scale: CGFloat = 1
  ) -> TypesetText {
    TypesetText(
      pieces.map {
        TypesetText.Run(
          string: $0.string,
          fontSize: $0.font.size(at: factor),
          tracking: $0.tracking
        )
      },
      maximumLines: maximumLines,
      lineSpacing: style?.lineSpacing ?? 0,
      minimumScale: minimumScale,
      cut: cut,
      pixelLength: 1 / max(scale, 1)
    )
  }
}

extension NSAttributedString.Key {
  /// The font: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of the text: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the text; not drawn.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The room behind each character, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The room behind each character, in points.
  public static let tracking = NSAttributedString.Key("NSTracking")
  /// How lines are set: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A line below; not drawn.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of that; not drawn.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A line through the text; not drawn.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of that; not drawn.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How far the text stands above its baseline; has no effect.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An address, which nothing opens.
  public static let link = NSAttributedString.Key("NSLink")
}

/// Lines below and through a text; not drawn.
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
