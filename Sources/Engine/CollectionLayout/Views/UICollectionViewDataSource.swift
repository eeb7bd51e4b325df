public import Foundation

/// Says how many items a collection view has, and has views for them.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  /// How many items a section has.
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  )
    -> Int

  /// The cell of an item, which the collection view is to be asked for.
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// How many sections there are; 1 unless the data source says.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// A header, a footer or a badge, which the collection view is to be asked for.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// One section, where the data source has no word of its own (R-CV-1).
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// A plain view, and an issue: whose layout has supplementary views must have some too.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.missingSupplementaryView(ofKind: kind, at: indexPath)
  }
}
