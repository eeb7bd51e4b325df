public import Foundation

nonisolated extension ShapeView {
  /// The shape with another style over the one that it has.
  public func fill<Style: ShapeStyle>(
    _ content: Style,
    style: FillStyle = FillStyle()
  ) -> some View { overlay(shape.fill(content, style: style)) }

  /// The shape with a line along its outline over what it is filled with; it takes no room.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView<Content> { self }

  /// The shape with a line along its outline over what it is filled with; it takes no room.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView<Content> { self }
}

nonisolated extension ShapeView where Content: InsettableShape {
  /// The shape with a line inside its outline over what it is filled with; it takes no room.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView<Content> { self }

  /// The shape with a line inside its outline over what it is filled with; it takes no room.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView<Content> { self }
}
