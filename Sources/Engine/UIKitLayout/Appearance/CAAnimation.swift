/// A change over time: nothing moves here.
@preconcurrency @MainActor open class CAAnimation {
  /// How long it takes, in seconds.
  open var duration = 0.0
  /// How often it is done.
  open var repeatCount: Float = 0
  /// Whether it goes back.
  open var autoreverses = false

  /// Makes a change of nothing.
  public init() {}
}

/// A change of a value from one to another.
open class CABasicAnimation: CAAnimation {
  /// The value's name.
  open var keyPath: String?
  /// Where the value begins.
  open var fromValue: Any?
  /// Where the value ends.
  open var toValue: Any?

  /// Makes a change of a value.
  public init(keyPath path: String?) {
    keyPath = path
    super.init()
  }
}

/// Changes of layers that belong together: they are done at once.
@MainActor
public enum CATransaction {
  /// Begins.
  public static func begin() {}
  /// Ends.
  public static func commit() {}
  /// Says whether nothing is to move, as nothing does.
  public static func setDisableActions(_ flag: Bool) {}
  /// Does something at the end: at once.
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
  /// Says how long it takes, in seconds.
  public static func setAnimationDuration(_ dur: CFTimeInterval) {}
}

/// A time in seconds.
public typealias CFTimeInterval = Double
