public import Foundation

/// A path as in UIKit, which shapes can be made from.
open class UIBezierPath {
  /// The path that stores the segments.
  package final var path = Path()
  /// The line width of a stroke, in points.
  public final var lineWidth: CGFloat = 1
  public final var lineCapStyle = CGLineCap.butt
  public final var lineJoinStyle = CGLineJoin.miter
  /// Whether the even-odd rule determines the inside of the path.
  public final var usesEvenOddFillRule = false

  /// Makes an empty path.
  public init() {}

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes the path of a rectangle with a corner radius in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Makes the path of a rectangle with some rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners that are rounded.
  ///   - cornerRadii: The radii in points; only the width is used, as in UIKit.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    let radius = cornerRadii.width
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: corners.contains(.topLeft) ? radius : 0,
      bottomLeadingRadius: corners.contains(.bottomLeft) ? radius : 0,
      bottomTrailingRadius: corners.contains(.bottomRight) ? radius : 0,
      topTrailingRadius: corners.contains(.topRight) ? radius : 0
    )
    path = shape.path(in: rect)
  }

  /// Makes an arc between two angles in radians.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius in points.
  ///   - startAngle: The angle of the start, measured from the x axis.
  ///   - endAngle: The angle of the end.
  ///   - clockwise: Whether the arc is clockwise with the y axis downward, unlike in `Path`.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.path
  }

  public final var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
}

extension UIBezierPath {
  /// The bounding rectangle of all points, including control points.
  public final var bounds: CGRect { path.boundingRect }

  /// Whether the path has no segments.
  public final var isEmpty: Bool { path.isEmpty }

  /// The end of the last segment; zero for an empty path.
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns whether a point is inside of the path.
  public final func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }

  /// Starts a new subpath at a point.
  public final func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line to a point.
  public final func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve with two control points.
  public final func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve with one control point.
  public final func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  /// Adds an arc between two angles in radians, clockwise or not with the y axis downward.
  public final func addArc(
    withCenter center: CGPoint,
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
      clockwise: !clockwise
    )
  }

  public final func close() { path.closeSubpath() }

  public final func removeAllPoints() { path = Path() }

  public final func append(_ other: UIBezierPath) { path.addPath(other.path) }

  /// Applies a transform to all points.
  public final func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Returns a copy of the path; the direction is not reversed.
  public final func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath) }
}
