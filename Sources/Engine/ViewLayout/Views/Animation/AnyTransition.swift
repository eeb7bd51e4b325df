public import Foundation

/// How a view comes and goes; only where it is once it is there is laid out (R-STATE-7).
public struct AnyTransition: Sendable {
  /// Makes a transition of an author's own one.
  public init<Own: Transition>(_ transition: Own) {}

  private init() {}

  /// At once.
  public static let identity = AnyTransition()
  /// By fading.
  public static let opacity = AnyTransition()
  /// By growing out of a point.
  public static var scale: AnyTransition { AnyTransition() }
  /// Blurred and smaller.
  public static var blurReplace: AnyTransition { AnyTransition() }
  /// From the leading edge, and to the trailing one.
  public static var slide: AnyTransition { AnyTransition() }

  /// By growing out of a size at a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// From a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

  /// From a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  /// From an edge, and back to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// From an edge, and to the other one.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  /// Between two modifiers.
  public static func modifier<Change: ViewModifier>(
    active: Change,
    identity: Change
  ) -> AnyTransition { AnyTransition() }

  /// By one transition to come and another one to go.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }

  /// By both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// By the transition, over a time of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

nonisolated extension View {
  /// The view with a way to come and go; where it is once it is there is laid out.
  public func transition(_ transition: AnyTransition) -> some View { modifier(EmptyModifier()) }

  /// The view with a way to come and go; where it is once it is there is laid out.
  @_disfavoredOverload
  public func transition<Own: Transition>(_ transition: Own) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a way in which its content changes; its end is laid out.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(EmptyModifier())
  }
}

/// How the content of a view changes.
public struct ContentTransition: Equatable, Sendable {
  /// As usual.
  public static let identity = ContentTransition()
  /// By fading.
  public static let opacity = ContentTransition()
  /// From shape to shape.
  public static let interpolate = ContentTransition()

  /// Digit by digit, upwards or downwards as a value changes.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }

  /// As a symbol changes.
  public static func symbolEffect(
    _ effect: SymbolEffect = .replace,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition() }

  /// As a symbol changes.
  public static var symbolEffect: ContentTransition { ContentTransition() }

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
}
