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

  /// The text in bold, which the test font measures alike.
  public func bold() -> Text { self }

  /// The text in italics, which the test font measures alike.
  public func italic() -> Text { self }

  /// The text in a weight, which the test font measures alike.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }

  /// The text with a line below, which takes no room.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// The text with a line through it, which takes no room.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  private func mapPieces(_ change: (inout Piece) -> Void) -> Text {
    var result = self
    for index in result.pieces.indices { change(&result.pieces[index]) }
    return result
  }
}
