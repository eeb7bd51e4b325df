public import Foundation

/// The outline of a shape as a line, which is a shape again; its size is the shape's (R-PROP-5).
nonisolated public struct StrokedShape<Base: Shape>: Shape {
  let base: Base
  /// The line's width in points, which takes no room of its own.
  let lineWidth: CGFloat

  /// The shape's own outline: the middle of the line.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The shape's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The shape, drawn as a line of the foreground colour.
  public var body: ShapeView<Base> {
    ShapeView(shape: base, style: .stroke(nil, lineWidth: lineWidth))
  }
}

extension StrokedShape: NamedShape {
  nonisolated var viewName: String { ShapeName.of(base) }
}
