public import Observation

/// A property that reads an observable object from the environment, which must contain it.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private let models = Environment(\.models)

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object = models.wrappedValue[ObjectIdentifier(ObjectType.self)] as? ObjectType else {
      preconditionFailure("the environment has no \(ObjectType.self): add .environmentObject(_:)")
    }
    return object.followed
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

nonisolated extension View {
  public func environmentObject<Model: ObservableObject>(_ object: Model) -> some View {
    transformEnvironment(\.models) { $0[ObjectIdentifier(Model.self)] = object }
  }
}

extension EnvironmentValues {
  private struct ModelsKey: EnvironmentKey {
    static var defaultValue: [ObjectIdentifier: AnyObject] { [:] }
  }

  /// The observable models in the environment, by their types.
  var models: [ObjectIdentifier: AnyObject] {
    get { self[ModelsKey.self] }
    set { self[ModelsKey.self] = newValue }
  }

  public subscript<Model: AnyObject>(type: Model.Type) -> Model? {
    models[ObjectIdentifier(type)] as? Model
  }
}

nonisolated extension View {
  public func environment<Model: AnyObject & Observable>(_ object: Model?) -> some View {
    transformEnvironment(\.models) { $0[ObjectIdentifier(Model.self)] = object }
  }
}

/// Reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  final class Box {
    var values: EnvironmentValues

    init(_ values: EnvironmentValues) { self.values = values }
  }

  private let read: (EnvironmentValues) -> Value
  private let box = Box(EnvironmentValues())

  private init(read: @escaping (EnvironmentValues) -> Value) { self.read = read }

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.init { $0[keyPath: keyPath] }
  }

  public var wrappedValue: Value { read(box.values) }
}

extension Environment where Value: AnyObject & Observable {
  public init(_ type: Value.Type) {
    self.init { values in
      guard let model = values[type] else {
        preconditionFailure("the environment has no \(type): add .environment(model) above it")
      }
      return model
    }
  }
}

extension Environment {
  public init<Model: AnyObject & Observable>(_ type: Model.Type) where Value == Model? {
    self.init { $0[type] }
  }
}

extension Environment: ConnectedProperty {
  func connect(to storage: inout PropertyStorage.Slot, in context: PropertyContext) -> Bool {
    box.values = context.environment
    let last = storage.value as? Box
    storage.value = Box(context.environment)
    guard let last else { return false }
    return !ValueComparison.areSame(read(last.values), read(box.values))
  }
}
