public import Observation

extension EnvironmentValues {
  private struct ModelsKey: EnvironmentKey {
    static var defaultValue: [ObjectIdentifier: AnyObject] { [:] }
  }

  /// The observable models in the environment, by their types.
  var models: [ObjectIdentifier: AnyObject] {
    get { self[ModelsKey.self] }
    set { self[ModelsKey.self] = newValue }
  }

  /// The model of a type; `nil` where nobody put one into the environment.
  public subscript<Model: AnyObject>(type: Model.Type) -> Model? {
    models[ObjectIdentifier(type)] as? Model
  }
}

nonisolated extension View {
  /// The view with an observable model in its environment; `nil` takes one out.
  public func environment<Model: AnyObject & Observable>(_ object: Model?) -> some View {
    transformEnvironment(\.models) { $0[ObjectIdentifier(Model.self)] = object }
  }
}
