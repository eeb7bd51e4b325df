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
