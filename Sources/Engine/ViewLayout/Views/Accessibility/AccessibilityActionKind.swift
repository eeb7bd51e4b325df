/// An action that is asked for without a touch.
public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String

  /// The usual one.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// To leave.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The one that matters most.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// To take away.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// To show a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}
