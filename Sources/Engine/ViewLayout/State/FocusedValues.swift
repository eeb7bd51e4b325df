/// A key for a value of the focused view or scene.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of the focused view or scene.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value of the focused view; it is always `nil`, because no view of a scene is focused.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  public init(_ objectType: Value.Type) where Value: AnyObject {}

  /// Always `nil`: no view is focused.
  public var wrappedValue: Value? { nil }
}

/// A binding of the focused view; its value is always `nil`, because no view is focused.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// Always `nil`; a new value is dropped.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  /// A binding to the value, which is always `nil`.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object of the focused view; it is always `nil`, because no view is focused.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}

  /// Always `nil`: no view is focused.
  public var wrappedValue: ObjectType? { nil }
}
