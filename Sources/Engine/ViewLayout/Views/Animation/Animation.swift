/// The timing of a change; scenes are laid out with the final values only (R-STATE-9).
public struct Animation: Hashable, Sendable {
  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()
  public static let snappy = Animation()
  public static let smooth = Animation()
  public static let bouncy = Animation()
  public static let interactiveSpring = Animation()
  public static let interpolatingSpring = Animation()

  public static func linear(duration: Double) -> Animation { Animation() }
  public static func easeIn(duration: Double) -> Animation { Animation() }
  public static func easeOut(duration: Double) -> Animation { Animation() }
  public static func easeInOut(duration: Double) -> Animation { Animation() }

  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: Double = 0.35
  ) -> Animation { Animation() }

  public func delay(_ delay: Double) -> Animation { self }

  public func speed(_ speed: Double) -> Animation { self }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  /// Repeats the animation forever; a scene is still laid out with the final values.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }

  public func logicallyComplete(after duration: Double) -> Animation { self }
}

/// Runs a closure that changes state; the changes take effect without animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

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

/// The criterion for the completion of an animation.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String

  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

nonisolated extension View {
  /// Animates the view when a value changes; a scene is laid out with the final values only.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    modifier(EmptyModifier())
  }
}

extension Animation {
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation { Animation() }

  public static func spring(
    duration: Double,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation { Animation() }

  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation()
  }

  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation { Animation() }

  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation { Animation() }

  public static func interpolatingSpring(
    duration: Double,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Animation { Animation() }
}

/// A spring, described by its perceived duration and its bounce.
public struct Spring: Hashable, Sendable {
  public var duration: Double
  public var bounce: Double

  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  public static var smooth: Spring { Spring() }
  public static var snappy: Spring { Spring(bounce: 0.15) }
  public static var bouncy: Spring { Spring(bounce: 0.3) }
}
