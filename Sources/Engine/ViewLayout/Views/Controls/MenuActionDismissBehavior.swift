/// Whether an action puts its menu away.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It does.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It does not.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}
