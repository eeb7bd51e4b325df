/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From the left.
  case leftToRight = 0
  /// From the right.
  case rightToLeft = 1
}
