import UIKitLayout

extension UICollectionView {
  /// Another view of the same layout, data source and registered classes, which was never laid out.
  ///
  /// It lets laws look at what an author shows in one view only. The layout and the data source go
  /// on belonging to the original; a provider that asks the view that it is given, as providers do,
  /// asks the twin.
  package func twin() -> UICollectionView {
    let layout = collectionViewLayout
    let twin = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewLayout())
    twin.collectionViewLayout = layout
    layout.collectionView = self
    twin.registry = registry
    twin.makesEveryDecoration = makesEveryDecoration
    (twin.contentInset, twin.scrollRoom) = (contentInset, scrollRoom)
    twin.dataSource = dataSource
    return twin
  }
}
