// Lists have the reference style (R-CTRL): a look of their rows is taken and takes no room.

nonisolated extension View {
  /// The view with a colour of the line below it, in a list; the line takes no room.
  public func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with lines around it as a section, in a list; they take no room.
  public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a colour of the lines around it as a section, in a list.
  public func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a colour of its controls, in a list; `nil` for that of the list.
  public func listItemTint(_ tint: Color?) -> some View { modifier(EmptyModifier()) }

  /// The view with headers of its sections that are seen more or less.
  public func headerProminence(_ prominence: Prominence) -> some View {
    modifier(EmptyModifier())
  }

  /// The view without a look of its row while a pointer is above it, or with it.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }
}
