nonisolated extension View {
  /// The view as one that can have the focus; its layout stays.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(EmptyModifier())
  }

  /// The view as one that can have the focus; its layout stays.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View { modifier(EmptyModifier()) }
}
