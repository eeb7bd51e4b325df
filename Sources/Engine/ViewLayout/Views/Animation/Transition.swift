public import Foundation

/// How a view comes and goes, written by an author; only where it is once it is there is laid out.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// The stand-in for the view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view in one of its phases.
  @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
}

/// Where a view is on its way.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It is gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 for a view that comes, 0 for one that is there, 1 for one that is gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The stand-in, in what an author writes about a view, for the view itself.
nonisolated public struct PlaceholderContentView<Value>: View {
  let view: any View
}

extension PlaceholderContentView: PrimitiveView {
  nonisolated func makeNode(in context: ViewContext) -> ViewNode { view.node(in: context) }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    view.update(node, in: context)
  }
}

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
