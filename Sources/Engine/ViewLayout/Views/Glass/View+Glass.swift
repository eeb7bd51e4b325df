// Glass is drawn behind a view of the size that it has anyway: it is taken and ignored.

nonisolated extension View {
  /// The view in front of glass of an outline; its layout stays.
  public func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular,
    in shape: Outline
  ) -> some View { modifier(EmptyModifier()) }

  /// The view in front of glass of an outline, or without; its layout stays.
  public func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular,
    in shape: Outline,
    isEnabled: Bool
  ) -> some View { modifier(EmptyModifier()) }

  /// The view in front of glass; its layout stays.
  public func glassEffect(_ glass: Glass = .regular) -> some View { modifier(EmptyModifier()) }

  /// The view with a name of its glass, by which it becomes another's.
  public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?,
    in namespace: Namespace.ID
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with glass that is one with that of others.
  public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?,
    namespace: Namespace.ID
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a way in which its glass appears.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    modifier(EmptyModifier())
  }
}
