/// Whether a button that is held does what it does again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It does.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
