internal import Foundation
internal import LayoutTree

extension DrawingShape {
  /// Makes the shape of a path, whose kind is derived from its elements.
  init(_ path: Path, style: ShapeStyleValue) {
    let bounds = path.boundingRect
    self.init(
      kind: Self.kind(of: path, bounds: bounds),
      bounds: bounds.isNull ? .zero : bounds,
      color: .primary
    )
    switch style {
    case .fill(let color, let style):
      self.color = DrawingColor(color ?? .primary)
      isEvenOdd = style.isEOFilled
    case .stroke(let color, let style), .border(let color, let style):
      self.color = DrawingColor(color ?? .primary)
      (lineWidth, line) = (style.lineWidth, DrawingLine(style))
    }
  }

  /// Returns the kind of a path, derived from its elements.
  ///
  /// A rectangle has four lines. With a curve at each corner it is a rounded rectangle; if the
  /// curves cover its sides completely, it is an ellipse.
  private static func kind(of path: Path, bounds: CGRect) -> Kind {
    let elements = path.elements
    let curves = elements.count { if case .curve = $0 { true } else { false } }
    let hasOthers = elements.contains { if case .quadCurve = $0 { true } else { false } }
    guard !hasOthers, !bounds.isNull, case .move(let start)? = elements.first else {
      return .path(DrawingPathText.text(path))
    }
    if path == Path(ellipseIn: bounds) { return .ellipse }
    if curves == 0, elements.count == 5, path == Path(bounds) { return .rectangle }
    guard curves == 4 else { return .path(DrawingPathText.text(path)) }
    let radius = CGSize(
      width: start.x - bounds.minX,
      height: Self.firstDrop(of: path, from: bounds)
    )
    guard path == Path(roundedRect: bounds, cornerSize: radius) else {
      return .path(DrawingPathText.text(path))
    }
    return radius == CGSize(width: bounds.width / 2, height: bounds.height / 2)
      ? .ellipse : .rounded(radius)
  }

  /// Returns the vertical distance from the top of the bounds to the end of the first curve.
  private static func firstDrop(of path: Path, from bounds: CGRect) -> CGFloat {
    for case .curve(let end, _, _) in path.elements { return end.y - bounds.minY }
    return 0
  }
}
