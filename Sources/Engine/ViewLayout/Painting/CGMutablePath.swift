public import Foundation

/// An outline as Core Graphics has it, which can be added to.
public final class CGMutablePath: CGPath {
  /// Makes an empty outline.
  public init() { super.init(Path()) }

  /// Begins anew at a point.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds straight lines from the first point on.
  public func addLines(between points: [CGPoint]) { path.addLines(points) }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds an arc between two angles in radians.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startAngle: .radians(startAngle),
      endAngle: .radians(endAngle),
      clockwise: clockwise
    )
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }

  /// Adds an ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }

  /// Adds another outline.
  public func addPath(_ other: CGPath) { path.addPath(other.path) }

  /// Closes the outline with a straight line to where it began.
  public func closeSubpath() { path.closeSubpath() }
}
