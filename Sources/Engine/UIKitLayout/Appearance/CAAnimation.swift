/// The base class of layer animations, which have no effect in this engine.
@preconcurrency @MainActor open class CAAnimation {
  /// The duration in seconds.
  open var duration = 0.0
  /// The number of times the animation repeats.
  open var repeatCount: Float = 0
  /// Whether the animation plays backward after it has played forward.
  open var autoreverses = false

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
