/// The way of a bar.
public struct ToolbarRole: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = ToolbarRole(name: "automatic")
  /// Of views that lead to others.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// Of pages.
  public static let browser = ToolbarRole(name: "browser")
  /// Of documents.
  public static let editor = ToolbarRole(name: "editor")
}
