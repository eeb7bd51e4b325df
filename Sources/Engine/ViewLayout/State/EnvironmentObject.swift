/// An observable object of the environment, which must be there.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private let models = Environment(\.models)

  /// Makes a property that reads the object of the type.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object = models.wrappedValue[ObjectIdentifier(ObjectType.self)] as? ObjectType else {
      preconditionFailure("no \(ObjectType.self) is in the environment: add .environmentObject(_:)")
    }
    return object.followed
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

nonisolated extension View {
  /// The view with an observable object in its environment.
  public func environmentObject<Model: ObservableObject>(_ object: Model) -> some View {
    transformEnvironment(\.models) { $0[ObjectIdentifier(Model.self)] = object }
  }
}
