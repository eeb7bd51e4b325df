/// A tool that is there by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String

  /// The one that shows the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
}
