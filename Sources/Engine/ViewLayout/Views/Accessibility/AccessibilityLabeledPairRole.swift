/// Which part of a pair a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The words.
  case label
  /// What they name.
  case content
}
