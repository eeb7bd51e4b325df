nonisolated extension View {
  /// The view with indicators in its scroll views, or without; they take no room.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with scroll views that fingers cannot scroll; stages still can.
  public func scrollDisabled(_ disabled: Bool) -> some View { modifier(EmptyModifier()) }

  /// The view with scroll views that clip what is out of sight, or do not; layout stays.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with scroll views that bounce or not; none does here.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with places where its scroll views come to rest; a stage scrolls to any.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(EmptyModifier())
  }

  /// The view as a layout whose views are what a scroll position names.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
