/// The form of a field to search by among tools.
public struct SearchToolbarBehavior: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// As a button.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}
