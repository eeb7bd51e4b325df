/// What fingers do on a view.
///
/// A stage makes taps alone: a gesture of taps does what is said of its end, and every other one is
/// taken and never begins.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of what is known of the gesture while it is made.
  associatedtype Value
  /// The type of the gesture that it is made of.
  associatedtype Body: Gesture

  /// The gesture that it is made of.
  var body: Self.Body { get }
}

extension Never: Gesture {
  /// There is no value.
  public typealias Value = Never
}

/// A gesture that the engine knows.
nonisolated protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Never asked for: the engine knows the gesture itself.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: the engine knows the gesture itself")
  }
}
