/// What becomes of the views in a view that is read aloud as one.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String

  /// They are passed over.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They are read one by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They are read as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
