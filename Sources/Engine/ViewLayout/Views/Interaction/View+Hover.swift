// No stage has a pointer: what it does is taken and ignored.

nonisolated extension View {
  /// The view with a look for when a pointer is above it.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a look for when a pointer is above it, or without.
  public func hoverEffect(
    _ effect: HoverEffect = .automatic,
    isEnabled: Bool
  ) -> some View { modifier(EmptyModifier()) }

  /// The view without a look for when a pointer is above it, or with it.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a look for when a pointer is above one of those in it.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with an action for when a pointer comes or goes.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with an action for where a pointer is.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace.local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { modifier(EmptyModifier()) }
}
