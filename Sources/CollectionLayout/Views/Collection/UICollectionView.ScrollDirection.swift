extension UICollectionView {
  /// The direction in which a layout's sections follow each other.
  public enum ScrollDirection: Int, Sendable, CaseIterable {
    /// Downwards.
    case vertical = 0
    /// In reading direction.
    case horizontal = 1
  }
}
