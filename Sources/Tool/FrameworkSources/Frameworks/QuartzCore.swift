// The surface of QuartzCore: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreGraphics
@_exported import class UIKitLayout.CAAnimation
@_exported import class UIKitLayout.CAAnimationGroup
@_exported import class UIKitLayout.CABasicAnimation
@_exported import struct UIKitLayout.CACornerMask
@_exported import class UIKitLayout.CADisplayLink
@_exported import class UIKitLayout.CAGradientLayer
@_exported import struct UIKitLayout.CAGradientLayerType
@_exported import class UIKitLayout.CAKeyframeAnimation
@_exported import class UIKitLayout.CALayer
@_exported import struct UIKitLayout.CALayerCornerCurve
@_exported import struct UIKitLayout.CAMediaTimingFillMode
@_exported import class UIKitLayout.CAMediaTimingFunction
@_exported import struct UIKitLayout.CAMediaTimingFunctionName
@_exported import class UIKitLayout.CAShapeLayer
@_exported import struct UIKitLayout.CAShapeLayerLineCap
@_exported import struct UIKitLayout.CAShapeLayerLineJoin
@_exported import class UIKitLayout.CASpringAnimation
@_exported import enum UIKitLayout.CATransaction
@_exported import struct UIKitLayout.CATransform3D
@_exported import let UIKitLayout.CATransform3DIdentity
@_exported import func UIKitLayout.CATransform3DMakeRotation
@_exported import func UIKitLayout.CATransform3DMakeScale
@_exported import func UIKitLayout.CATransform3DMakeTranslation
@_exported import class UIKitLayout.CATransition
@_exported import struct UIKitLayout.CATransitionSubtype
@_exported import struct UIKitLayout.CATransitionType
@_exported import typealias UIKitLayout.CFTimeInterval
import UIKitLayout

public func CACurrentMediaTime() -> CFTimeInterval {
  ProcessInfo.processInfo.systemUptime
}

open class CATextLayer: CALayer {
  open var string: Any?
  open var font: AnyObject?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor?
  open var isWrapped = false
}

open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  open var instanceDelay: CFTimeInterval = 0
  open var instanceTransform = CATransform3DIdentity
  open var instanceColor: CGColor?
}

open class CAEmitterCell: NSObject {
  open var name: String?
  open var contents: Any?
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var alphaSpeed: Float = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var color: CGColor?
}

public struct CAEmitterLayerEmitterShape: Hashable, Sendable {
  public static let point = CAEmitterLayerEmitterShape()
  public static let line = CAEmitterLayerEmitterShape()
  public static let rectangle = CAEmitterLayerEmitterShape()
  public static let circle = CAEmitterLayerEmitterShape()
}

open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  open var emitterPosition = CGPoint.zero
  open var emitterSize = CGSize.zero
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var birthRate: Float = 1
  open var lifetime: Float = 1
}

// MARK: - Transforms

private func entries(_ transform: CATransform3D) -> [[CGFloat]] {
  [
    [transform.m11, transform.m12, transform.m13, transform.m14],
    [transform.m21, transform.m22, transform.m23, transform.m24],
    [transform.m31, transform.m32, transform.m33, transform.m34],
    [transform.m41, transform.m42, transform.m43, transform.m44],
  ]
}

/// The product of two matrices: points are transformed by the first one first.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (first, second) = (entries(a), entries(b))
  let m = (0..<4).map { row in
    (0..<4).map { column in (0..<4).reduce(0) { $0 + first[row][$1] * second[$1][column] } }
  }
  var result = CATransform3D()
  (result.m11, result.m12, result.m13, result.m14) = (m[0][0], m[0][1], m[0][2], m[0][3])
  (result.m21, result.m22, result.m23, result.m24) = (m[1][0], m[1][1], m[1][2], m[1][3])
  (result.m31, result.m32, result.m33, result.m34) = (m[2][0], m[2][1], m[2][2], m[2][3])
  (result.m41, result.m42, result.m43, result.m44) = (m[3][0], m[3][1], m[3][2], m[3][3])
  return result
}
public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }
public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
