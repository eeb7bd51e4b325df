public import Foundation

/// An outline as UIKit has it, of which shapes are often made.
open class UIBezierPath {
  /// The outline.
  package final var path = Path()
  /// The width of a line along the outline, in points.
  public final var lineWidth: CGFloat = 1
  /// How a line along the outline ends.
  public final var lineCapStyle = CGLineCap.butt
  /// How pieces of a line along the outline meet.
  public final var lineJoinStyle = CGLineJoin.miter
  /// Whether parts that overlap an even number of times are outside.
  public final var usesEvenOddFillRule = false

  /// Makes an empty outline.
  public init() {}

  /// Makes the outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes the outline of an ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes the outline of a rectangle with round corners of a radius in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Makes the outline of a rectangle with some corners round.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: Those that are round.
  ///   - cornerRadii: In points; the width counts, as with UIKit.
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
  ///   - center: The middle of its circle.
  ///   - radius: In points.
  ///   - startAngle: Where the arc begins, from the x axis on.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it runs clockwise where y runs down, unlike a `Path`'s.
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

  /// Makes an outline of one of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.path
  }

  /// The outline as Core Graphics has it.
  public final var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
}

extension UIBezierPath {
  /// Around all points, those that control curves too.
  public final var bounds: CGRect { path.boundingRect }

  /// Whether there is nothing to draw.
  public final var isEmpty: Bool { path.isEmpty }

  /// Where the outline goes on; the corner at its beginning.
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether a point is inside of the outline.
  public final func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }

  /// Begins a new subpath at a point.
  public final func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line.
  public final func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a curve with two control points.
  public final func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point.
  public final func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  /// Adds an arc between two angles in radians, clockwise or not where y runs down.
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

  /// Closes the outline with a straight line to where it began.
  public final func close() { path.closeSubpath() }

  /// Takes all away.
  public final func removeAllPoints() { path = Path() }

  /// Adds another outline.
  public final func append(_ other: UIBezierPath) { path.addPath(other.path) }

  /// Moves every point to where a map takes it.
  public final func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// The outline, run the other way; here as it is.
  public final func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath) }
}
