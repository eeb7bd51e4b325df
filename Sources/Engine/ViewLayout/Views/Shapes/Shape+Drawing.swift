public import Foundation

nonisolated extension Shape {
  public func fill<Style: ShapeStyle>(
    _ content: Style,
    style: FillStyle = FillStyle()
  ) -> ShapeView<Self> {
    ShapeView(shape: self, styles: [.fill(content.plainColor, style)])
  }

  public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self> {
    ShapeView(shape: self, styles: [.fill(nil, style)])
  }

  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1
  ) -> ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle
  ) -> ShapeView<Self> {
    ShapeView(shape: self, styles: [.stroke(content.plainColor, style)])
  }

  public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(base: self, style: style)
  }

  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView<Self> {
    ShapeView(shape: self, styles: [.border(content.plainColor, style)])
  }

  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<Self> {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Self> {
    ShapeView(shape: self, styles: [.border(nil, style)])
  }

  @_disfavoredOverload
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView<Self> { stroke(content, lineWidth: lineWidth) }

  @_disfavoredOverload
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView<Self> { stroke(content, style: style) }
}
