/// How a change is shown over time; only its end is laid out here (R-STATE-9).
public struct Animation: Hashable, Sendable {
  /// The usual one.
  public static let `default` = Animation()
  /// At one speed.
  public static let linear = Animation()
  /// Slower at the beginning.
  public static let easeIn = Animation()
  /// Slower at the end.
  public static let easeOut = Animation()
  /// Slower at both ends.
  public static let easeInOut = Animation()
  /// As a spring moves.
  public static let spring = Animation()
  /// As a spring moves that hardly swings.
  public static let snappy = Animation()
  /// As a spring moves that does not swing.
  public static let smooth = Animation()
  /// As a spring moves that swings.
  public static let bouncy = Animation()
  /// As a spring moves that a finger pulls.
  public static let interactiveSpring = Animation()
  /// As a spring moves whose speed is that of the change before.
  public static let interpolatingSpring = Animation()

  /// At one speed, in seconds.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// Slower at the beginning, in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Slower at the end, in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// Slower at both ends, in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation() }

  /// At a speed of an author's.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: Double = 0.35
  ) -> Animation { Animation() }

  /// The animation after some seconds.
  public func delay(_ delay: Double) -> Animation { self }

  /// The animation, as fast as a factor says.
  public func speed(_ speed: Double) -> Animation { self }

  /// The animation, as often as a number says.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  /// The animation again and again; its end is laid out all the same.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }

  /// The animation, told to what asks for a completion as it is said.
  public func logicallyComplete(after duration: Double) -> Animation { self }
}

/// Makes changes; they are laid out at their end.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Makes changes, and then what follows their end, at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// When an animation is at its end.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String

  /// When hardly anything moves.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing moves.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

nonisolated extension View {
  /// The view with changes of a value shown over time; their end is laid out.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    modifier(EmptyModifier())
  }
}

extension Animation {
  /// As a spring moves.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation { Animation() }

  /// As a spring moves, in seconds.
  public static func spring(
    duration: Double,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation { Animation() }

  /// As a spring moves.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation()
  }

  /// As a spring moves that hardly swings, in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// As a spring moves that does not swing, in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// As a spring moves that swings, in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// As a spring moves that a finger pulls.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation { Animation() }

  /// As a spring moves whose speed is that of the change before.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation { Animation() }

  /// As a spring moves whose speed is that of the change before, in seconds.
  public static func interpolatingSpring(
    duration: Double,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Animation { Animation() }
}

/// A spring by how long it swings and how much.
public struct Spring: Hashable, Sendable {
  /// How long it swings, in seconds.
  public var duration: Double
  /// How much it swings, from 0.
  public var bounce: Double

  /// Makes a spring.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// A spring that does not swing.
  public static var smooth: Spring { Spring() }
  /// A spring that hardly swings.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// A spring that swings.
  public static var bouncy: Spring { Spring(bounce: 0.3) }
}
