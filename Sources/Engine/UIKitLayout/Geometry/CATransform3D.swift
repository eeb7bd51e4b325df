public import Foundation
public import ViewLayout

/// A three-dimensional transform of a layer; has no effect on drawing.
public struct CATransform3D: Equatable, Sendable {
  /// The entry of the matrix that controls perspective.
  public var m34: CGFloat = 0
  private var scale = [CGFloat](repeating: 1, count: 3)
  private var shift = [CGFloat](repeating: 0, count: 3)
  private var angle: CGFloat = 0

  /// Creates the identity transform.
  public init() {}

  init(scale: [CGFloat] = [1, 1, 1], shift: [CGFloat] = [0, 0, 0], angle: CGFloat = 0) {
    (self.scale, self.shift, self.angle) = (scale, shift, angle)
  }
}

/// The identity transform, which changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// Returns a transform that scales by factors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(scale: [sx, sy, sz])
}

/// Returns a transform that translates by distances, in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D { CATransform3D(shift: [tx, ty, tz]) }

/// Returns a rotation by an angle, in radians; the axis is ignored.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D { CATransform3D(angle: angle) }

extension CGRect {
  /// Returns the smallest axis-aligned rectangle around the transformed rectangle, in points.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return self
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGRect {
  /// Returns whether the rectangle contains a point, including its left and top edges.
  ///
  /// A rectangle with a NaN origin or size contains no point. Foundation's `contains(_:)`
  /// terminates the process for one.
  package func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
