nonisolated extension View {
  /// The view, to be hit or not; its layout stays.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HintModifier(hint: .inert, isOn: !enabled))
  }

  /// The view with a shape that can be hit; its layout stays.
  public func contentShape<Outline: Shape>(
    _ shape: Outline,
    eoFill: Bool = false
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a tag that selections go by.
  public func tag<Value: Hashable>(_ tag: Value) -> some View { modifier(TagModifier(tag: tag)) }

  /// The view with its drawing in one piece; its layout stays.
  public func compositingGroup() -> some View { modifier(EmptyModifier()) }
}
