import Observation

/// A property of an observable object that bodies follow.
@propertyWrapper
public struct Published<Value> {
  /// The home of the property's value, which is observed as a model's property is.
  @Observable
  final class Box {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  /// Makes a property with its first value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// Makes a property with its first value.
  public init(initialValue: Value) { box = Box(initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
}
