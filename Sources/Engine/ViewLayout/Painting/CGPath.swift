public import Foundation

/// A path of Core Graphics, which is not available on Linux.
public class CGPath: Equatable {
  /// The path as a SwiftUI value.
  package final var path: Path

  init(_ path: Path) { self.path = path }

  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(rect).applying(transform ?? .identity))
  }

  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(ellipseIn: rect).applying(transform ?? .identity))
  }

  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform? = nil
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: radii).applying(transform ?? .identity))
  }

  public final var boundingBox: CGRect { path.boundingRect }

  /// The bounding box of the path, which in this engine includes control points.
  public final var boundingBoxOfPath: CGRect { path.boundingRect }

  public final var isEmpty: Bool { path.isEmpty }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
}

extension Path {
  public init(_ path: CGPath) { self = path.path }

  public var cgPath: CGPath { CGPath(self) }
}

/// A path of Core Graphics that can be changed.
public final class CGMutablePath: CGPath {
  public init() { super.init(Path()) }

  public func move(to point: CGPoint) { path.move(to: point) }

  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  public func addLines(between points: [CGPoint]) { path.addLines(points) }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }

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

  public func addRect(_ rect: CGRect) { path.addRect(rect) }

  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }

  public func addPath(_ other: CGPath) { path.addPath(other.path) }

  public func closeSubpath() { path.closeSubpath() }
}
