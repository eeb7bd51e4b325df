/// Whether something is to be seen.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the surroundings have it.
  case automatic
  /// It is.
  case visible
  /// It is not.
  case hidden
}
