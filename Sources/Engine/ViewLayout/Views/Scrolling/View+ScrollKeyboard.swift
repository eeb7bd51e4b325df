// No stage has a keyboard or a bar: what a scroll does to them is taken and ignored.

nonisolated extension View {
  /// The view with scrolls that put the keyboard away, or not.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with indicators that flash when it appears, or not.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { modifier(EmptyModifier()) }

  /// The view with indicators that flash when a value changes.
  public func scrollIndicatorsFlash<Value: Equatable>(trigger value: Value) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a look of its edges that scroll.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?,
    for edges: Edge.Set
  ) -> some View { modifier(EmptyModifier()) }

  /// The view without a look of its edges that scroll, or with it.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true,
    for edges: Edge.Set = .all
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a drawing behind what is around it, where it has room; its layout stays.
  public func backgroundExtensionEffect() -> some View { modifier(EmptyModifier()) }
}

/// A look of edges that scroll.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// With a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Faded.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}
