/// When a scroll puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// As soon as it begins.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// As far as a finger pulls it.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}
