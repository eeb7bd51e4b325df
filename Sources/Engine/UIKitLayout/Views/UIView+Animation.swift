public import Foundation

/// Animations, which this engine applies immediately, followed by their completion handlers.
extension UIView {
  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options as a bit mask.
    public let rawValue: UInt

    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the subviews along with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Permits user interaction during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Starts from the current state of a running animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Repeats the animation indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Plays the animation forward and backward.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Slow at the start and at the end.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 32)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 64)
    /// A constant speed throughout.
    public static let curveLinear = AnimationOptions(rawValue: 96)
    /// A transition by a cross-fade.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 128)
    /// A transition by a flip from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 256)
    /// A transition by a flip from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 512)
  }

  /// Applies changes immediately; the duration is ignored.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Applies changes immediately; the duration, the delay and the options are ignored.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Applies changes immediately; the spring and the timing are ignored.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Applies changes to a view immediately; the transition is ignored.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Applies changes without an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Whether animations are enabled; always `false`.
  public class var areAnimationsEnabled: Bool { false }

  /// Sets whether animations are enabled; has no effect.
  public class func setAnimationsEnabled(_ enabled: Bool) {}

  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends, at the start or at the end, or linear.
    case easeInOut, easeIn, easeOut, linear
  }
}

/// An animation as an object, whose changes are applied when it starts.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  private var changes: [() -> Void] = []
  private var endings: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animator with changes; the duration and the curve are ignored.
  public init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) { changes = animations.map { [$0] } ?? [] }

  /// Creates an animator with changes; the duration and the spring are ignored.
  public init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) { changes = animations.map { [$0] } ?? [] }

  /// Adds a block of changes.
  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }

  /// Adds a completion handler.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    endings.append(completion)
  }

  /// Applies the changes and calls the completion handlers.
  open func startAnimation() {
    for change in changes { change() }
    for ending in endings { ending(.end) }
    (changes, endings) = ([], [])
  }
}

/// The position of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end, at its start, or in between.
  case end, start, current
}
