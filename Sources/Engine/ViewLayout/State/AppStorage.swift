import Foundation

/// A value that an app keeps between its runs; a scene begins with the value that is stated.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// Makes a value that is kept under a key, which means nothing here.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension AppStorage: ConnectedProperty {
  func connect(to storage: inout PropertyStorage.Slot, in context: PropertyContext) -> Bool {
    state.connect(to: &storage, in: context)
  }
}

/// A value that a window keeps between its runs; a scene begins with the value that is stated.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// Makes a value that is kept under a key, which means nothing here.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  /// Makes a value that is `nil` at first.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    state = State(wrappedValue: nil)
  }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage: ConnectedProperty {
  func connect(to storage: inout PropertyStorage.Slot, in context: PropertyContext) -> Bool {
    state.connect(to: &storage, in: context)
  }
}

/// A length that grows as text does (see `DynamicTypeSize`).
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let size = Environment(\.dynamicTypeSize)
  private let value: Value

  /// Makes a length at the usual dynamic type size.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Makes a length at the usual dynamic type size, which grows as a text style does; here all
  /// styles grow alike.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { value = wrappedValue }

  /// The length at the view's dynamic type size.
  public var wrappedValue: Value { value * Value(size.wrappedValue.factor) }
}

/// A name of the view's own, which lasts as long as its identity does.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity that tells one view's namespace from others.
  public struct ID: Hashable, Sendable {
    fileprivate let place: ObjectIdentifier
  }

  /// Shared by all copies of one view value.
  fileprivate final class Box {
    var location: Box?
  }

  private let box = Box()

  /// Makes a namespace.
  public init() {}

  /// The namespace's identity.
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
