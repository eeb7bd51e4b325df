/// The direction in which a layout's sections follow each other: `UICollectionView.ScrollDirection`.
public enum UICollectionViewScrollDirection: Int, Sendable, CaseIterable {
  /// Downwards.
  case vertical = 0
  /// In reading direction.
  case horizontal = 1
}
