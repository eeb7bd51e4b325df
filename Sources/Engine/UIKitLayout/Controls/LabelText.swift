public import Foundation
import ViewLayout

/// The text of a label with its fonts and its paragraph style.
@MainActor
struct LabelText {
  /// A range of text with one font, color and letter spacing.
  struct Piece: Equatable {
    var string: String
    var font: UIFont
    var color: UIColor?
    /// The additional space after each character, in points.
    var spacing: CGFloat = 0
    /// Whether the spacing is tracking, which turns ligatures off, instead of kerning (R-FNT-3).
    var isTracked = false
  }

  private(set) var pieces: [Piece] = []
  /// The paragraph style of the first range that has one; `nil` if unspecified.
  private(set) var style: NSParagraphStyle?

  init(_ string: String, font: UIFont) {
    if !string.isEmpty { pieces = [Piece(string: string, font: font)] }
  }

  /// Creates a text from an attributed string, with a font for ranges without one.
  init(attributed: NSAttributedString, font: UIFont) {
    let whole = attributed.string as NSString
    attributed.enumerateAttributes(
      in: NSRange(location: 0, length: attributed.length)
    ) { attributes, range, _ in
      let spacing = attributes[.tracking] ?? attributes[.kern]
      pieces.append(
        Piece(
          string: whole.substring(with: range),
          font: attributes[.font] as? UIFont ?? font,
          color: attributes[.foregroundColor] as? UIColor,
          spacing: (spacing as? NSNumber).map { CGFloat($0.doubleValue) }
            ?? (spacing as? CGFloat) ?? (spacing as? Double).map { CGFloat($0) } ?? 0,
          isTracked: attributes[.tracking] != nil
        )
      )
      if style == nil { style = attributes[.paragraphStyle] as? NSParagraphStyle }
    }
  }

  /// Returns the text for measuring and drawing.
  ///
  /// - Parameters:
  ///   - environment: The environment, which determines the metrics of fonts, the text size and the
  ///     size of a pixel.
  ///   - maximumLines: The maximum number of lines; `nil` for no limit.
  ///   - minimumScale: The smallest scale to which the font may shrink.
  ///   - cut: The end at which a line that does not fit is truncated.
  ///   - usesFontLeading: Whether the gap of a font of the app is between two lines (R-FNT-5).
  /// - Returns: The typeset text.
  func set(
    in environment: HostEnvironment,
    maximumLines: Int? = nil,
    minimumScale: CGFloat = 1,
    cut: TypesetText.Cut = .tail,
    usesFontLeading: Bool = false
  ) -> TypesetText {
    TypesetText(
      pieces.map {
        var font = $0.font.metrics(in: environment)
        if !usesFontLeading { font = font.withoutGap }
        if $0.isTracked, $0.spacing != 0 { font = font.withoutLigatures }
        return TypesetText.Run(
          string: $0.string,
          font: ResolvedFont(font),
          tracking: $0.spacing
        )
      },
      maximumLines: maximumLines,
      lineSpacing: style?.lineSpacing ?? 0,
      minimumScale: minimumScale,
      cut: cut,
      pixelLength: 1 / max(environment.displayScale, 1)
    )
  }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The background color of the text; not drawn.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let tracking = NSAttributedString.Key("NSTracking")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The style of an underline; not drawn.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of an underline; not drawn.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The style of a strikethrough; not drawn.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of a strikethrough; not drawn.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The offset of the text above its baseline; has no effect.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The URL of a link; it cannot be opened.
  public static let link = NSAttributedString.Key("NSLink")
}

/// The style of an underline or strikethrough; not drawn.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
}

extension NSAttributedString {
  @MainActor public func size() -> CGSize {
    LabelText(attributed: self, font: .systemFont(ofSize: 12))
      .set(in: ApplicationEnvironment.current).size(within: nil)
  }
}
