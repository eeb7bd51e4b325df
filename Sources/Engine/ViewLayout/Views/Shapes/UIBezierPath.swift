public import Foundation

/// A path as in UIKit, which shapes can be made from.
open class UIBezierPath {
  /// The path that stores the segments.
  package final var path = Path()
  public final var lineWidth: CGFloat = 1
  public final var lineCapStyle = CGLineCap.butt
  public final var lineJoinStyle = CGLineJoin.miter
  public final var usesEvenOddFillRule = false

  public init() {}

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Creates a rectangle with some rounded corners; only the width of the radii is used, as in
  /// UIKit.
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

  /// Creates an arc; `clockwise` applies with the y axis downward, unlike in `Path`.
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
  public final var bounds: CGRect { path.boundingRect }

  public final var isEmpty: Bool { path.isEmpty }

  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

  public final func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }

  public final func move(to point: CGPoint) { path.move(to: point) }

  public final func addLine(to point: CGPoint) { path.addLine(to: point) }

  public final func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  public final func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

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

  public final func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Returns a copy of the path; the direction is not reversed.
  public final func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath) }
}
