public import Foundation
public import ViewLayout

/// A map of space, which no layer here is drawn by.
public struct CATransform3D: Equatable, Sendable {
  /// The part of the map that foreshortens.
  public var m34: CGFloat = 0
  private var scale = [CGFloat](repeating: 1, count: 3)
  private var shift = [CGFloat](repeating: 0, count: 3)
  private var angle: CGFloat = 0

  /// Makes the map that changes nothing.
  public init() {}

  init(scale: [CGFloat] = [1, 1, 1], shift: [CGFloat] = [0, 0, 0], angle: CGFloat = 0) {
    (self.scale, self.shift, self.angle) = (scale, shift, angle)
  }
}

/// The map that changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// Makes a map that stretches.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(scale: [sx, sy, sz])
}

/// Makes a map that moves, by lengths in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D { CATransform3D(shift: [tx, ty, tz]) }

/// Makes a map that turns by an angle, in radians; the axis is ignored.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D { CATransform3D(angle: angle) }

extension CGRect {
  /// The smallest upright rectangle around the rectangle after a map, in points.
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
  /// Whether a point lies in the rectangle, its left and its upper edge included.
  ///
  /// In a rectangle whose place or length is no number lies no point, where Foundation's own answer
  /// ends the process.
  package func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
