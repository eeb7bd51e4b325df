public import Foundation

/// A custom transition for insertion and removal; a scene is laid out with the inserted view only.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the transition's body.
  associatedtype Body: View
  /// The placeholder for the view that is inserted or removed.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view as it looks in a phase.
  @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
}

/// The phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A placeholder for the modified view, in the body of a modifier or transition.
nonisolated public struct PlaceholderContentView<Value>: View {
  let view: any View
}

extension PlaceholderContentView: PrimitiveView {
  nonisolated func makeNode(in context: ViewContext) -> ViewNode { view.node(in: context) }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    view.update(node, in: context)
  }
}

/// A type-erased transition; a scene is laid out with the inserted view only (R-STATE-7).
public struct AnyTransition: Sendable {
  public init<Own: Transition>(_ transition: Own) {}

  private init() {}

  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static var scale: AnyTransition { AnyTransition() }
  public static var blurReplace: AnyTransition { AnyTransition() }
  public static var slide: AnyTransition { AnyTransition() }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  public static func modifier<Change: ViewModifier>(
    active: Change,
    identity: Change
  ) -> AnyTransition { AnyTransition() }

  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }

  public func combined(with other: AnyTransition) -> AnyTransition { self }

  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

nonisolated extension View {
  /// Sets the transition for insertion and removal of the view; this has no effect on layout.
  public func transition(_ transition: AnyTransition) -> some View { modifier(EmptyModifier()) }

  /// Sets the transition for insertion and removal of the view; this has no effect on layout.
  @_disfavoredOverload
  public func transition<Own: Transition>(_ transition: Own) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets the transition for changes of the view's content; this has no effect on layout.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(EmptyModifier())
  }
}

/// A transition between two contents of one view.
public struct ContentTransition: Equatable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()

  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }

  public static func symbolEffect(
    _ effect: SymbolEffect = .replace,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition() }

  public static var symbolEffect: ContentTransition { ContentTransition() }

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
}
