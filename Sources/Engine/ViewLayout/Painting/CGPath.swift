public import Foundation

/// An outline as Core Graphics has it.
public class CGPath: Equatable {
  /// The outline.
  package final var path: Path

  init(_ path: Path) { self.path = path }

  /// Makes the outline of a rectangle, where a map takes it.
  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(rect).applying(transform ?? .identity))
  }

  /// Makes the outline of an ellipse in a rectangle, where a map takes it.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(ellipseIn: rect).applying(transform ?? .identity))
  }

  /// Makes the outline of a rectangle with round corners of two radii in points, where a map takes
  /// it.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform? = nil
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: radii).applying(transform ?? .identity))
  }

  /// Around all points, those that control curves too; null where there are none.
  public final var boundingBox: CGRect { path.boundingRect }

  /// Around all that is drawn: here the box of all points.
  public final var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Whether there is nothing to draw.
  public final var isEmpty: Bool { path.isEmpty }

  /// Whether both have the same pieces.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
}

extension Path {
  /// Makes an outline of one of Core Graphics.
  public init(_ path: CGPath) { self = path.path }

  /// The outline as Core Graphics has it.
  public var cgPath: CGPath { CGPath(self) }
}

/// An outline as Core Graphics has it, which can be added to.
public final class CGMutablePath: CGPath {
  /// Makes an empty outline.
  public init() { super.init(Path()) }

  /// Starts a new subpath at a point.
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
