public import Foundation

/// A value that persists between launches of an app.
///
/// A scene always starts with the initial value.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// Makes a value that is stored under a key, which the engine ignores.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    state = State(wrappedValue: wrappedValue)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    state = State(wrappedValue: nil)
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension AppStorage: ConnectedProperty {
  func connect(to storage: inout PropertyStorage.Slot, in context: PropertyContext) -> Bool {
    state.connect(to: &storage, in: context)
  }
}

/// A value that persists between launches for each window.
///
/// A scene always starts with the initial value.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// Makes a value that is stored under a key, which the engine ignores.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    state = State(wrappedValue: nil)
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage: ConnectedProperty {
  func connect(to storage: inout PropertyStorage.Slot, in context: PropertyContext) -> Bool {
    state.connect(to: &storage, in: context)
  }
}

/// A length that scales with the dynamic type size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let size = Environment(\.dynamicTypeSize)
  private let value: Value

  public init(wrappedValue: Value) { value = wrappedValue }

  /// Creates a length that scales with a text style; in this engine all text styles scale equally.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { value = wrappedValue }

  public var wrappedValue: Value { value * Value(size.wrappedValue.factor) }
}

/// A namespace of identifiers, which lives as long as the identity of its view.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    fileprivate let place: ObjectIdentifier
  }

  /// The storage of the identity, which all copies of one view value share.
  fileprivate final class Box {
    var location: Box?
  }

  private let box = Box()

  public init() {}

  public var wrappedValue: ID { ID(place: ObjectIdentifier(box.location ?? box)) }
}

extension Namespace: ConnectedProperty {
  func connect(to storage: inout PropertyStorage.Slot, in context: PropertyContext) -> Bool {
    let location = storage.value as? Box ?? Box()
    storage.value = location
    box.location = location
    return false
  }
}
