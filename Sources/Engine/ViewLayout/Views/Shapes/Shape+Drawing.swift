public import Foundation

nonisolated extension Shape {
  /// The shape, filled.
  public func fill<Style: ShapeStyle>(
    _ content: Style,
    style: FillStyle = FillStyle()
  ) -> ShapeView<Self> {
    ShapeView(shape: self, styles: [.fill(content.plainColor, style)])
  }

  /// The shape, filled with the foreground colour.
  public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self> {
    ShapeView(shape: self, styles: [.fill(nil, style)])
  }

  /// The shape's outline as a line of a width in points, which takes no space of its own.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1
  ) -> ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's outline as a line of a style, which takes no space of its own.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle
  ) -> ShapeView<Self> {
    ShapeView(shape: self, styles: [.stroke(content.plainColor, style)])
  }

  /// The shape's outline in the foreground colour, a shape itself.
  public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's outline as a line of a style, a shape itself.
  public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(base: self, style: style)
  }

  /// The shape's outline as a line inside the frame.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's outline as a line of a style inside the frame.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView<Self> {
    ShapeView(shape: self, styles: [.border(content.plainColor, style)])
  }

  /// The shape's outline in the foreground colour, inside the frame.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<Self> {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's outline as a line of a style inside the frame, in the foreground colour.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Self> {
    ShapeView(shape: self, styles: [.border(nil, style)])
  }

  /// The shape's outline as a line of a width in points, with smooth edges or not.
  @_disfavoredOverload
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView<Self> { stroke(content, lineWidth: lineWidth) }

  /// The shape's outline as a line of a style, with smooth edges or not.
  @_disfavoredOverload
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView<Self> { stroke(content, style: style) }
}
