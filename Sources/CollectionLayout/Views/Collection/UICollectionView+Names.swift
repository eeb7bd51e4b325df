extension UICollectionView {
  /// The direction in which a layout's sections follow each other.
  public typealias ScrollDirection = UICollectionViewScrollDirection
  /// The category of an element of a layout.
  public typealias ElementCategory = UICollectionElementCategory
}
