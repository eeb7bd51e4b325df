// No stage asks for an action other than by a tap: all of these are taken and ignored.

nonisolated extension View {
  /// The view with an action that is asked for without a touch.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with an action of a name.
  public func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with an action of a name.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with an action of a name.
  @_disfavoredOverload
  public func accessibilityAction<Words: StringProtocol>(
    named name: Words,
    _ handler: @escaping () -> Void
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with an action that a label names.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with buttons as its actions.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with an action for more or less of its value.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with an action for a scroll by a page.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with an action for larger or smaller.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a place from which it is dragged.
  public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: Text
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a place on which something is dropped.
  public func accessibilityDropPoint(
    _ point: UnitPoint,
    description: Text
  ) -> some View { modifier(EmptyModifier()) }
}
