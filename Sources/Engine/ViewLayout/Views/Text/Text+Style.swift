public import Foundation

nonisolated extension Text {
  /// The text in a font; `nil` for the environment's.
  public func font(_ font: Font?) -> Text { mapPieces { $0.font = $0.font ?? font } }

  /// The text in a colour; `nil` for the environment's.
  public func foregroundColor(_ color: Color?) -> Text {
    mapPieces { $0.color = $0.color ?? color }
  }

  /// The text in a style's colour.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    foregroundColor(style.plainColor)
  }

  /// The text with its characters moved apart by points, behind the last one too.
  public func kerning(_ kerning: CGFloat) -> Text {
    mapPieces { $0.kerning = $0.kerning ?? kerning }
  }

  /// The text with room behind each character, in points; takes the place of kerning.
  public func tracking(_ tracking: CGFloat) -> Text {
    mapPieces { $0.tracking = $0.tracking ?? tracking }
  }

  /// The text above its baseline by points, in a line that is higher by as much.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    mapPieces { $0.baselineOffset = $0.baselineOffset ?? baselineOffset }
  }

  private func mapPieces(_ change: (inout Piece) -> Void) -> Text {
    var result = self
    for index in result.pieces.indices { change(&result.pieces[index]) }
    return result
  }
}
