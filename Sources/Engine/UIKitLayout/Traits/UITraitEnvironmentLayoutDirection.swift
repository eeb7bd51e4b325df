/// The direction in which people read, as traits say it.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// From the left.
  case leftToRight = 0
  /// From the right.
  case rightToLeft = 1
}
