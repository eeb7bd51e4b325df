/// The level of a heading.
public enum AccessibilityHeadingLevel: Hashable, CaseIterable, Sendable {
  /// None that is said.
  case unspecified
  /// The first.
  case h1
  /// The second.
  case h2
  /// The third.
  case h3
  /// The fourth.
  case h4
  /// The fifth.
  case h5
  /// The sixth.
  case h6
}
