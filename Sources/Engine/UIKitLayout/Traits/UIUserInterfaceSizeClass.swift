/// How much room there is along an axis, coarsely.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// As on a telephone.
  case compact = 1
  /// As on a tablet.
  case regular = 2
}
