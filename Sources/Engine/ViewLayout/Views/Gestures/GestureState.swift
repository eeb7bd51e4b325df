/// A state that lasts as long as a gesture: here it keeps its first value, since no stage makes one
/// that lasts.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The first value.
  public let wrappedValue: Value

  /// Makes a state with the value that it has while there is no gesture.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes a state with the value that it has while there is no gesture.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Makes a state with the value that it has while there is no gesture.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }

  /// Makes a state with the value that it has while there is no gesture.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: wrappedValue)
  }

  /// Makes a state that is `nil` while there is no gesture.
  public init() where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil) }

  /// The state itself, for `updating`.
  public var projectedValue: GestureState<Value> { self }
}
