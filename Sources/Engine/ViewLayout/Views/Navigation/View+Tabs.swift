// The reference style has no bar of tabs (R-CTRL): what is in it is taken and takes no room.

nonisolated extension View {
  /// The view with what stands for it among tabs, in a bar that the reference style does not have.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a style of the tabs in it; the views lie over each other in each of them.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a style of the dots that stand for its pages, which take no room.
  public func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a bar of tabs that becomes smaller.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with another one above its bar of tabs, which the reference style does not have.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a number beside its title in a list or a bar, which takes no room.
  public func badge(_ count: Int) -> some View { modifier(EmptyModifier()) }

  /// The view with words beside its title in a list or a bar, which take no room.
  public func badge(_ label: Text?) -> some View { modifier(EmptyModifier()) }

  /// The view with words beside its title in a list or a bar, which take no room.
  public func badge(_ key: LocalizedStringKey?) -> some View { modifier(EmptyModifier()) }

  /// The view with words beside its title in a list or a bar, which take no room.
  @_disfavoredOverload
  public func badge<Words: StringProtocol>(_ label: Words?) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with badges that are seen more or less.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    modifier(EmptyModifier())
  }
}

/// When a bar of tabs becomes smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// Not at all.
  public static let never = TabBarMinimizeBehavior(name: "never")
  /// While one scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// While one scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}
