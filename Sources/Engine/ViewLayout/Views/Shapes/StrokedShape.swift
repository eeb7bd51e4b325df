public import Foundation

/// The outline of a shape as a line, which is a shape again; its size is the shape's (R-PROP-5).
nonisolated public struct StrokedShape<Base: Shape>: Shape {
  let base: Base
  /// How the line is drawn, which takes no room of its own.
  let style: StrokeStyle

  /// The shape's own outline: the middle of the line.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The shape's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The shape, drawn as a line of the foreground colour.
  public var body: ShapeView<Base> {
    ShapeView(shape: base, styles: [.stroke(nil, style)])
  }
}

nonisolated extension StrokedShape {
  /// The line in a colour.
  public func fill<Style: ShapeStyle>(
    _ content: Style,
    style: FillStyle = FillStyle()
  ) -> ShapeView<Base> {
    ShapeView(shape: base, styles: [.stroke(content.plainColor, self.style)])
  }
}

extension StrokedShape: NamedShape {
  nonisolated var viewName: String { ShapeName.of(base) }
}
