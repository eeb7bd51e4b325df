/// How a change is shown over time; only its end is laid out here (R-STATE-9).
public struct Animation: Equatable, Sendable {
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

  /// At one speed, in seconds.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// Slower at the beginning, in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Slower at the end, in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// Slower at both ends, in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// As a spring moves.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation { Animation() }
}

/// Makes changes; they are laid out at their end.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

nonisolated extension View {
  /// The view with changes of a value shown over time; their end is laid out.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    modifier(EmptyModifier())
  }
}
