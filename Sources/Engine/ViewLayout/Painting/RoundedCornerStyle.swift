/// How a corner is cut round.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// By a quarter of a circle.
  case circular
  /// By a curve that begins earlier.
  case continuous
}
