/// The order of a menu.
public struct MenuOrder: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first is next to the label.
  public static let priority = MenuOrder(name: "priority")
  /// From the top.
  public static let fixed = MenuOrder(name: "fixed")
}
