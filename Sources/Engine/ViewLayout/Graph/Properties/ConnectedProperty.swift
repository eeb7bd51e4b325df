/// A dynamic property that the engine itself provides.
protocol ConnectedProperty: DynamicProperty, SelfComparing {
  /// Connects the property to what its view's node keeps.
  ///
  /// - Returns: Whether the property reads another value than it did when it was connected last.
  func connect(to storage: inout PropertyStorage.Slot, in context: PropertyContext) -> Bool
}

extension ConnectedProperty {
  /// What is connected is the same as long as its view's identity is.
  func isKnownToEqual(_ other: Any) -> Bool { true }
}

/// The facts that a property learns of the node that it belongs to.
struct PropertyContext {
  let graph: ViewGraph
  let environment: EnvironmentValues
}
