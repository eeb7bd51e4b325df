import Foundation
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
  /// How the first paragraph is set; `nil` where nobody says.
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
  ///   - greatestLines: The greatest number of lines; `nil` for any.
  ///   - minimumScale: The least part of its size that the font may shrink to.
  ///   - cut: Where a line that does not fit is cut.
  ///   - scale: Pixels a point.
  /// - Returns: The text, set.
  func set(
    factor: CGFloat,
    greatestLines: Int? = nil,
    minimumScale: CGFloat = 1,
    cut: SetText.Cut = .tail,
    scale: CGFloat = 1
  ) -> SetText {
    SetText(
      pieces.map {
        SetText.Run(
          string: $0.string,
          fontSize: $0.font.size(at: factor),
          tracking: $0.tracking
        )
      },
      greatestLines: greatestLines,
      lineSpacing: style?.lineSpacing ?? 0,
      minimumScale: minimumScale,
      cut: cut,
      pixelLength: 1 / max(scale, 1)
    )
  }
}
