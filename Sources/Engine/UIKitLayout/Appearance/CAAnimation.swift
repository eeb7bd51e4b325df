public import Foundation

/// The base class of layer animations, which have no effect in this engine.
@preconcurrency @MainActor open class CAAnimation {
  /// The duration in seconds.
  open var duration = 0.0
  open var repeatCount: Float = 0
  /// Whether the animation plays backward after it has played forward.
  open var autoreverses = false
  /// The speed relative to the layer's time.
  open var speed: Float = 1
  /// The pacing of the animation; `nil` for a linear one.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the animation is removed from its layer when it is completed.
  open var isRemovedOnCompletion = true
  /// The way in which values outside of the animation's duration are determined.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Creates an animation without any values.
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
  /// The time of each value, from 0 to 1.
  open var keyTimes: [NSNumber]?
}

/// An animation of one property with a spring.
open class CASpringAnimation: CABasicAnimation {
  open var damping: CGFloat = 10
  open var stiffness: CGFloat = 100
  open var mass: CGFloat = 1
  open var initialVelocity: CGFloat = 0
  /// The estimated duration until the spring rests, in seconds.
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
  /// The progress at which the transition begins, from 0 to 1.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, from 0 to 1.
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

  /// Creates a pacing with the control points of a cubic curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// The name of a pacing.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The default timing of the system.
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

  /// The animation has no effect after its end.
  public static let removed = Self(rawValue: "removed")
  /// The final value remains.
  public static let forwards = Self(rawValue: "forwards")
  /// The first value applies before the start.
  public static let backwards = Self(rawValue: "backwards")
  /// The first value applies before the start, and the final value remains.
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
  /// Whether the timer is paused.
  public var isPaused = false
  /// The time of the last frame, in seconds.
  public var timestamp: CFTimeInterval { 0 }
  /// The time of the next frame, in seconds.
  public var targetTimestamp: CFTimeInterval { 0 }
  /// The duration of a frame, in seconds.
  public var duration: CFTimeInterval { 1 / 60 }

  /// Creates a timer that calls a method of a target.
  public init(target: Any, selector: Selector) {}

  /// Adds the timer to a run loop; has no effect.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends the timer; has no effect.
  public func invalidate() {}
}
