// No stage goes from place to place: rotors are taken and ignored.

nonisolated extension View {
  /// The view with a list of places in it.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a list of places in it.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a list of places in it.
  @_disfavoredOverload
  public func accessibilityRotor<Words: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: Words,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a list of places in place of the one that a system makes.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a list of places, one for each of some things.
  public func accessibilityRotor<Model: Identifiable>(
    _ labelKey: LocalizedStringKey,
    entries: [Model],
    entryLabel: KeyPath<Model, String>
  ) -> some View { modifier(EmptyModifier()) }

  /// The view as a place of a list.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { modifier(EmptyModifier()) }
}
