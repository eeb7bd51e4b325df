public import Foundation

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
