/// Reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  final class Box {
    var values = EnvironmentValues()
  }

  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let box = Box()

  /// Makes a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value in the view's environment.
  public var wrappedValue: Value { box.values[keyPath: keyPath] }
}

extension Environment: ConnectedProperty {
  func connect(to storage: inout PropertyStorage.Slot, in context: PropertyContext) {
    box.values = context.environment
  }
}
