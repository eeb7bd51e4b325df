nonisolated extension View {
  /// The view with a menu that opens beside it, which is a layout of its own.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a menu that opens beside it, and what is shown meanwhile.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems,
    @ViewBuilder preview: () -> Preview
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a menu for what is chosen in it, which is a layout of its own.
  public func contextMenu<Item: Hashable, MenuItems: View>(
    forSelectionType itemType: Item.Type = Item.self,
    @ViewBuilder menu: @escaping (Set<Item>) -> MenuItems,
    primaryAction: ((Set<Item>) -> Void)? = nil
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with buttons that a swipe uncovers; its layout stays.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a style of its menus; their labels stay as they are.
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with an order of its menus, which are not shown.
  public func menuOrder(_ order: MenuOrder) -> some View { modifier(EmptyModifier()) }

  /// The view with marks at the labels of its menus or without; the reference style has none.
  public func menuIndicator(_ visibility: Visibility) -> some View { modifier(EmptyModifier()) }

  /// The view with actions that put their menus away or not.
  public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with an action for when its name is to be changed.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    modifier(EmptyModifier())
  }
}

/// How menus look; their labels are laid out alike.
public protocol MenuStyle {}

/// A look of menus that has a name.
public struct NamedMenuStyle: MenuStyle, Sendable {}

extension MenuStyle where Self == NamedMenuStyle {
  /// As usual.
  public static var automatic: NamedMenuStyle { NamedMenuStyle() }
  /// As a button.
  public static var button: NamedMenuStyle { NamedMenuStyle() }
  /// As a button without a border.
  public static var borderlessButton: NamedMenuStyle { NamedMenuStyle() }
}
