// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI API that compiles and has no effect; `Docs/Reference/Coverage.md` lists it as ignored.

public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String

  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
}

public struct ToolbarRole: Hashable, Sendable {
  let name: String

  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}

nonisolated extension View {
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style,
    for bars: ToolbarPlacement...
  ) -> some View { modifier(EmptyModifier()) }

  public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { modifier(EmptyModifier()) }

  public func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { modifier(EmptyModifier()) }

  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View { modifier(EmptyModifier()) }

  public func toolbarRole(_ role: ToolbarRole) -> some View { modifier(EmptyModifier()) }
}
