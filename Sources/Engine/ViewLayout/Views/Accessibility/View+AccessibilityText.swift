// What is read aloud changes no layout: all of it is taken and ignored.

nonisolated extension View {
  /// The view with words that are read aloud in its place.
  public func accessibilityLabel(_ label: Text) -> some View { modifier(EmptyModifier()) }

  /// The view with words that are read aloud in its place.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with words that are read aloud in its place.
  @_disfavoredOverload
  public func accessibilityLabel<Words: StringProtocol>(_ label: Words) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with words that are read aloud in its place, or not.
  @_disfavoredOverload
  public func accessibilityLabel<Words: StringProtocol>(
    _ label: Words,
    isEnabled: Bool
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with words that are made of those that are read aloud in its place.
  public func accessibilityLabel<Words: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> Words
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with words for its value.
  public func accessibilityValue(_ valueDescription: Text) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with words for its value.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with words for its value.
  @_disfavoredOverload
  public func accessibilityValue<Words: StringProtocol>(_ value: Words) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with words for what happens when it is used.
  public func accessibilityHint(_ hint: Text) -> some View { modifier(EmptyModifier()) }

  /// The view with words for what happens when it is used.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with words for what happens when it is used.
  @_disfavoredOverload
  public func accessibilityHint<Words: StringProtocol>(_ hint: Words) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with words by which it is called.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with words by which it is called.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with words by which it is called.
  @_disfavoredOverload
  public func accessibilityInputLabels<Words: StringProtocol>(
    _ inputLabels: [Words]
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with more to be said of it.
  public func accessibilityCustomContent(
    _ label: Text,
    _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with more to be said of it.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with more to be said of it.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with more to be said of it.
  @_disfavoredOverload
  public func accessibilityCustomContent<Words: StringProtocol>(
    _ labelKey: LocalizedStringKey,
    _ value: Words,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with texts that are read aloud with their punctuation or without.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with texts that are read aloud letter by letter or not.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with texts that are read aloud higher or lower.
  public func speechAdjustedPitch(_ value: Double) -> some View { modifier(EmptyModifier()) }

  /// The view with texts that are read aloud behind others or at once.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    modifier(EmptyModifier())
  }
}
