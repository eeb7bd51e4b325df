public import Foundation

/// Changes that would move on a device: they are done at once, and what follows them too.
extension UIView {
  /// How a change would move.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The views in it are laid out.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Touches count meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// From where it is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Forth and back.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 32)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 64)
    /// As fast at all times.
    public static let curveLinear = AnimationOptions(rawValue: 96)
    /// One content fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 128)
    /// The view turns over to the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 256)
    /// The view turns over to the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 512)
  }

  /// Makes a change of so many seconds, at once.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes a change of so many seconds, at once.
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

  /// Makes a change that swings, at once.
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

  /// Makes a change in a view, at once.
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

  /// Makes a change at once.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Whether changes move: none does.
  public class var areAnimationsEnabled: Bool { false }

  /// Says whether changes move; has no effect.
  public class func setAnimationsEnabled(_ enabled: Bool) {}

  /// How fast a change moves over time.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends, at the beginning, at the end, or nowhere.
    case easeInOut, easeIn, easeOut, linear
  }
}

/// Changes that would move on a device, as an object: they are done once it begins.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  private var changes: [() -> Void] = []
  private var endings: [(UIViewAnimatingPosition) -> Void] = []

  /// Makes changes of so many seconds.
  public init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) { changes = animations.map { [$0] } ?? [] }

  /// Makes changes that swing.
  public init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) { changes = animations.map { [$0] } ?? [] }

  /// Adds a change.
  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }

  /// Adds what follows.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    endings.append(completion)
  }

  /// Makes the changes, and what follows them.
  open func startAnimation() {
    for change in changes { change() }
    for ending in endings { ending(.end) }
    (changes, endings) = ([], [])
  }
}

/// Where a change is.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end, its beginning, or between.
  case end, start, current
}
