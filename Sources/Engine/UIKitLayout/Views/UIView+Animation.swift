public import Foundation

/// Animations, which this engine applies immediately, followed by their completion handlers.
extension UIView {
  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 32)
    public static let curveEaseOut = AnimationOptions(rawValue: 64)
    public static let curveLinear = AnimationOptions(rawValue: 96)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 128)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 256)
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

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Whether animations are enabled; always `false`.
  public class var areAnimationsEnabled: Bool { false }

  /// Sets whether animations are enabled; has no effect.
  public class func setAnimationsEnabled(_ enabled: Bool) {}

  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Sendable {
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

  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }

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
  case end, start, current
}
