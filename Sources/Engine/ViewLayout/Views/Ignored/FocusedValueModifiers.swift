// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI API that compiles and has no effect; `Docs/Reference/Coverage.md` lists it as ignored.

nonisolated extension View {
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View { modifier(EmptyModifier()) }

  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View { modifier(EmptyModifier()) }

  public func focusedValue<Object: AnyObject>(_ object: Object?) -> some View {
    modifier(EmptyModifier())
  }

  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View { modifier(EmptyModifier()) }

  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View { modifier(EmptyModifier()) }

  public func focusedSceneValue<Object: AnyObject>(_ object: Object?) -> some View {
    modifier(EmptyModifier())
  }

  public func focusedObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(EmptyModifier())
  }

  public func focusedSceneObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(EmptyModifier())
  }
}
