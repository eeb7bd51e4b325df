/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String

  /// Any.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The lower one.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The upper one.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// That of the tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// That of the window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}
