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
