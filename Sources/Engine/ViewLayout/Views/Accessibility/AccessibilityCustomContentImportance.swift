/// When more that is to be said of a view is said.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
  /// When it is asked for.
  case `default`
  /// At once.
  case high
}
