public import Foundation

nonisolated extension Shape {
  /// Fills the shape with a style.
  public func fill<Style: ShapeStyle>(
    _ content: Style,
    style: FillStyle = FillStyle()
  ) -> ShapeView<Self> {
    ShapeView(shape: self, styles: [.fill(content.plainColor, style)])
  }

  /// Fills the shape with the foreground color.
  public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self> {
    ShapeView(shape: self, styles: [.fill(nil, style)])
  }

  /// Strokes the shape with a line width in points; the line takes no space.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1
  ) -> ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the shape with a stroke style; the line takes no space.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle
  ) -> ShapeView<Self> {
    ShapeView(shape: self, styles: [.stroke(content.plainColor, style)])
  }

  /// Returns a shape that strokes this shape with a line width in points.
  public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns a shape that strokes this shape with a stroke style.
  public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(base: self, style: style)
  }

  /// Strokes the inside of the shape's border with a line width in points.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the inside of the shape's border with a stroke style.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView<Self> {
    ShapeView(shape: self, styles: [.border(content.plainColor, style)])
  }

  /// Strokes the inside of the shape's border in the foreground color.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<Self> {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the inside of the shape's border with a stroke style in the foreground color.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Self> {
    ShapeView(shape: self, styles: [.border(nil, style)])
  }

  /// Strokes the shape with a line width in points, antialiased or not.
  @_disfavoredOverload
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView<Self> { stroke(content, lineWidth: lineWidth) }

  /// Strokes the shape with a stroke style, antialiased or not.
  @_disfavoredOverload
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView<Self> { stroke(content, style: style) }
}
