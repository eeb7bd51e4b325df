/// Which way a view is read, whatever the language.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the language is read, as a player's buttons, as a map.
  case unspecified, playback, spatial
  /// From the left, or from the right.
  case forceLeftToRight, forceRightToLeft
}

/// The direction in which people read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From the left, or from the right.
  case leftToRight, rightToLeft
}
