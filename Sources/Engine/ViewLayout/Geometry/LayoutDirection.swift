/// The direction in which people read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From the left, as English and Korean.
  case leftToRight
  /// From the right, as Arabic and Hebrew.
  case rightToLeft
}
