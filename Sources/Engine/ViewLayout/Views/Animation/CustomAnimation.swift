public import Foundation

/// A function from time to progress, both from 0 to 1; scenes are laid out with final values only.
public struct UnitCurve: Hashable, Sendable {
  public static let linear = UnitCurve()
  public static let easeIn = UnitCurve()
  public static let easeOut = UnitCurve()
  public static let easeInOut = UnitCurve()
  public static let circularEaseIn = UnitCurve()
  public static let circularEaseOut = UnitCurve()
  public static let circularEaseInOut = UnitCurve()

  public static func bezier(
    startControlPoint: UnitPoint,
    endControlPoint: UnitPoint
  ) -> UnitCurve { UnitCurve() }

  public var inverse: UnitCurve { self }
}

extension Animation {
  /// Makes an animation with a function of the app; the function is never called.
  public init<Base: CustomAnimation>(_ base: Base) { self = .default }

  public static func timingCurve(_ curve: UnitCurve, duration: Double = 0.35) -> Animation {
    .default
  }
}

/// An animation with a function of the app; scenes are laid out with final values only.
public protocol CustomAnimation: Hashable, Sendable {
  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V?

  func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V?

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The state and the environment of a custom animation.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state: AnimationState<Value>
  public var isLogicallyComplete = false
  public let environment: EnvironmentValues
}

/// A key for a value that a custom animation keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a custom animation keeps between its calls.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

// MARK: - Transitions

extension Transition {
  public func combined<Other: Transition>(with other: Other) -> some Transition { self }

  public func animation(_ animation: Animation?) -> some Transition { self }
}

extension AnyTransition {
  public static var symbolEffect: AnyTransition { .opacity }

  public static func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default
  ) -> AnyTransition { .opacity }
}
