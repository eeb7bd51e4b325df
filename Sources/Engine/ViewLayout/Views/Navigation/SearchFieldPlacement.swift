/// Where a field to search by is.
public struct SearchFieldPlacement: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Among the tools.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the middle of the tools.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// Below the bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// Below the bar, always or while it is pulled down.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }

  /// When a field below the bar is there.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// As usual, or always.
    case automatic, always
  }
}
