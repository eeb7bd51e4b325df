/// How the lines of a text line up.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the edge where reading begins.
  case leading
  /// In the middle.
  case center
  /// At the edge where reading ends.
  case trailing
}
