public import Foundation

/// The base class of layer animations, which have no effect in this engine.
@preconcurrency @MainActor open class CAAnimation {
  open var duration = 0.0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var speed: Float = 1
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true
  open var fillMode = CAMediaTimingFillMode.removed

  public init() {}
}

/// An animation of one property from one value to another.
open class CABasicAnimation: CAAnimation {
  open var keyPath: String?
  open var fromValue: Any?
  open var toValue: Any?

  public init(keyPath path: String?) {
    keyPath = path
    super.init()
  }
}

/// An animation of one property through several values.
open class CAKeyframeAnimation: CABasicAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
}

/// An animation of one property with a spring.
open class CASpringAnimation: CABasicAnimation {
  open var damping: CGFloat = 10
  open var stiffness: CGFloat = 100
  open var mass: CGFloat = 1
  open var initialVelocity: CGFloat = 0
  open var settlingDuration: CFTimeInterval { duration }
}

/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// An animation from one state of a layer to the next.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
}

public let kCATransition = "transition"

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = Self(rawValue: "fade")
  public static let moveIn = Self(rawValue: "moveIn")
  public static let push = Self(rawValue: "push")
  public static let reveal = Self(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = Self(rawValue: "fromRight")
  public static let fromLeft = Self(rawValue: "fromLeft")
  public static let fromTop = Self(rawValue: "fromTop")
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// The pacing of an animation.
public final class CAMediaTimingFunction: Sendable {
  public init(name: CAMediaTimingFunctionName) {}

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// The name of a pacing.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let `default` = Self(rawValue: "default")
  public static let linear = Self(rawValue: "linear")
  public static let easeIn = Self(rawValue: "easeIn")
  public static let easeOut = Self(rawValue: "easeOut")
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
}

/// The way in which values outside of an animation's duration are determined.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let removed = Self(rawValue: "removed")
  public static let forwards = Self(rawValue: "forwards")
  public static let backwards = Self(rawValue: "backwards")
  public static let both = Self(rawValue: "both")
}

/// A group of layer changes, which this engine applies immediately.
@MainActor
public enum CATransaction {
  /// Begins a transaction; has no effect.
  public static func begin() {}
  /// Commits the current transaction; has no effect.
  public static func commit() {}
  /// Sets whether implicit animations are disabled; has no effect, because nothing is animated.
  public static func setDisableActions(_ flag: Bool) {}
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
  /// Sets the duration of animations, in seconds; has no effect.
  public static func setAnimationDuration(_ dur: CFTimeInterval) {}
}

/// A time interval in seconds.
public typealias CFTimeInterval = Double

/// A timer that fires with the screen, which never does here.
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
  public var isPaused = false
  public var timestamp: CFTimeInterval { 0 }
  public var targetTimestamp: CFTimeInterval { 0 }
  public var duration: CFTimeInterval { 1 / 60 }

  public init(target: Any, selector: Selector) {}

  /// Adds the timer to a run loop; has no effect.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends the timer; has no effect.
  public func invalidate() {}
}
