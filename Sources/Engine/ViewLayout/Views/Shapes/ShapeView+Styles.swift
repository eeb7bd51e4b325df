public import Foundation

nonisolated extension ShapeView {
  /// The shape with another style over those that it has.
  public func fill<Style: ShapeStyle>(
    _ content: Style,
    style: FillStyle = FillStyle()
  ) -> ShapeView<Content> { drawn(.fill(content.plainColor, style)) }

  /// The shape with a line along its outline over what it is filled with; it takes no room.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView<Content> { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }

  /// The shape with a line along its outline over what it is filled with; it takes no room.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView<Content> { drawn(.stroke(content.plainColor, style)) }
}

nonisolated extension ShapeView where Content: InsettableShape {
  /// The shape with a line inside its outline over what it is filled with; it takes no room.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView<Content> { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }

  /// The shape with a line inside its outline over what it is filled with; it takes no room.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView<Content> { drawn(.border(content.plainColor, style)) }
}
