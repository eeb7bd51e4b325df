public import Foundation

nonisolated extension View {
  /// The view, to be hit or not; its layout stays.
  public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(EmptyModifier()) }

  /// The view with a shape that can be hit; its layout stays.
  public func contentShape<Outline: Shape>(
    _ shape: Outline,
    eoFill: Bool = false
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with an action for a long press, which no stage makes.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a tag that selections go by.
  public func tag<Value: Hashable>(_ tag: Value) -> some View { modifier(EmptyModifier()) }

  /// The view with words that are read aloud in its place.
  public func accessibilityLabel(_ label: Text) -> some View { modifier(EmptyModifier()) }

  /// The view with words that are read aloud in its place.
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    modifier(EmptyModifier())
  }

  /// The view, passed over when read aloud or not.
  public func accessibilityHidden(_ hidden: Bool) -> some View { modifier(EmptyModifier()) }

  /// The view with its drawing in one piece; its layout stays.
  public func compositingGroup() -> some View { modifier(EmptyModifier()) }
}
