// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI API that compiles and has no effect; `Docs/Reference/Coverage.md` lists it as ignored.

public import Foundation

public struct BadgeProminence: Hashable, Sendable {
  let name: String

  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
  public static let decreased = BadgeProminence(name: "decreased")
}

public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String

  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

public struct MenuActionDismissBehavior: Hashable, Sendable {
  let name: String

  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

public struct MenuOrder: Hashable, Sendable {
  let name: String

  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

public struct ButtonBorderShape: Hashable, Sendable {
  let name: String

  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  public static let circle = ButtonBorderShape(name: "circle")

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

nonisolated extension View {
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modifier(EmptyModifier())
  }

  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    modifier(EmptyModifier())
  }

  public func buttonSizing(_ sizing: ButtonSizing) -> some View { modifier(EmptyModifier()) }
}

public struct ButtonSizing: Hashable, Sendable {
  let name: String

  public static let automatic = ButtonSizing(name: "automatic")
  public static let fitted = ButtonSizing(name: "fitted")
}

nonisolated extension View {
  public func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View { modifier(EmptyModifier()) }

  public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View { modifier(EmptyModifier()) }

  public func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View { modifier(EmptyModifier()) }

  public func listItemTint(_ tint: Color?) -> some View { modifier(EmptyModifier()) }

  public func headerProminence(_ prominence: Prominence) -> some View {
    modifier(EmptyModifier())
  }

  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { modifier(EmptyModifier()) }

  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems,
    @ViewBuilder preview: () -> Preview
  ) -> some View { modifier(EmptyModifier()) }

  public func contextMenu<Item: Hashable, MenuItems: View>(
    forSelectionType itemType: Item.Type = Item.self,
    @ViewBuilder menu: @escaping (Set<Item>) -> MenuItems,
    primaryAction: ((Set<Item>) -> Void)? = nil
  ) -> some View { modifier(EmptyModifier()) }

  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    modifier(EmptyModifier())
  }

  public func menuOrder(_ order: MenuOrder) -> some View { modifier(EmptyModifier()) }

  public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { modifier(EmptyModifier()) }

  public func renameAction(_ action: @escaping () -> Void) -> some View {
    modifier(EmptyModifier())
  }
}

public protocol MenuStyle {}

public struct NamedMenuStyle: MenuStyle, Sendable {}

extension MenuStyle where Self == NamedMenuStyle {
  public static var automatic: NamedMenuStyle { NamedMenuStyle() }
  public static var button: NamedMenuStyle { NamedMenuStyle() }
  public static var borderlessButton: NamedMenuStyle { NamedMenuStyle() }
}
