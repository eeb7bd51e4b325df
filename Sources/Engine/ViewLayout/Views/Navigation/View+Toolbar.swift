// The reference style has no bar (R-CTRL): what is in one is taken and takes no room.

nonisolated extension View {
  /// The view with tools in a bar, which the reference style does not have (R-CTRL).
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with tools in a bar that can be changed, which the reference style does not have.
  public func toolbar<Content: View>(
    id: String,
    @ViewBuilder content: () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with bars or without, which the reference style does not have.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(EmptyModifier())
  }

  /// The view without a tool that is there by itself.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with bars or without, which the reference style does not have.
  public func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a style behind its bars.
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style,
    for bars: ToolbarPlacement...
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with something behind its bars or nothing.
  public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with something behind its bars or nothing.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with bars in light or dark; `nil` for what is around them.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a bar of a way.
  public func toolbarRole(_ role: ToolbarRole) -> some View { modifier(EmptyModifier()) }
}
