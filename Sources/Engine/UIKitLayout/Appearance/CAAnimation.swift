public import Foundation

/// The base class of layer animations, which have no effect in this engine.
@preconcurrency @MainActor open class CAAnimation {
  /// The duration in seconds.
  open var duration = 0.0
  /// The number of times the animation repeats.
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
  /// The key path of the animated property.
  open var keyPath: String?
  /// The value at the start of the animation.
  open var fromValue: Any?
  /// The value at the end of the animation.
  open var toValue: Any?

  /// Creates an animation of the property at a key path.
  public init(keyPath path: String?) {
    keyPath = path
    super.init()
  }
}

/// An animation of one property through several values.
open class CAKeyframeAnimation: CABasicAnimation {
  /// The values of the property over time, in order.
  open var values: [Any]?
  /// The time of each value, from 0 to 1.
  open var keyTimes: [NSNumber]?
}

/// An animation of one property with a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The damping of the spring.
  open var damping: CGFloat = 10
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The mass at the end of the spring.
  open var mass: CGFloat = 1
  /// The velocity at the start.
  open var initialVelocity: CGFloat = 0
  /// The estimated duration until the spring rests, in seconds.
  open var settlingDuration: CFTimeInterval { duration }
}

/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
  /// The animations that run at the same time.
  open var animations: [CAAnimation]?
}

/// An animation from one state of a layer to the next.
open class CATransition: CAAnimation {
  /// The kind of the transition.
  open var type = CATransitionType.fade
  /// The direction of the transition.
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition begins, from 0 to 1.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, from 0 to 1.
  open var endProgress: Float = 1
}

/// The key of a layer's transition.
public let kCATransition = "transition"

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public var rawValue: String

  /// Creates a kind with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content of the layer fades in.
  public static let fade = Self(rawValue: "fade")
  /// The layer moves in over existing content.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The layer pushes existing content.
  public static let push = Self(rawValue: "push")
  /// Existing content is uncovered.
  public static let reveal = Self(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the direction.
  public var rawValue: String

  /// Creates a direction with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The transition starts at the right edge.
  public static let fromRight = Self(rawValue: "fromRight")
  /// The transition starts at the left edge.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// The transition starts at the top edge.
  public static let fromTop = Self(rawValue: "fromTop")
  /// The transition starts at the bottom edge.
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// The pacing of an animation.
public final class CAMediaTimingFunction: Sendable {
  /// Creates the pacing with a name.
  public init(name: CAMediaTimingFunctionName) {}

  /// Creates a pacing with the control points of a cubic curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// The name of a pacing.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name of the timing function.
  public var rawValue: String

  /// Creates the name of a timing function.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The default timing of the system.
  public static let `default` = Self(rawValue: "default")
  /// A timing of constant pace.
  public static let linear = Self(rawValue: "linear")
  /// A timing that starts slowly.
  public static let easeIn = Self(rawValue: "easeIn")
  /// A timing that ends slowly.
  public static let easeOut = Self(rawValue: "easeOut")
  /// A slow start and end.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
}

/// The way in which values outside of an animation's duration are determined.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public var rawValue: String

  /// Creates a mode with a name.
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
  /// Calls the completion block immediately.
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
