import CollectionLayout
import Foundation
import UIKitLayout
import ViewLayout

/// A collection view with two sections whose methods are all called.
@MainActor
final class ExtremeCollection: NSObject {
  let view: UICollectionView
  private let counts: [Int]

  init(_ layout: UICollectionViewLayout, counts: [Int] = [30, 3]) {
    self.counts = counts
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: layout
    )
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", UICollectionView.elementKindSectionHeader] {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header"
      )
    }
    (layout as? UICollectionViewCompositionalLayout)?.register(
      UICollectionReusableView.self,
      forDecorationViewOfKind: "background"
    )
    view.dataSource = self
  }

  /// Shows a layout, scrolls it, changes its size, and queries positions.
  static func show(_ layout: UICollectionViewLayout) {
    let collection = ExtremeCollection(layout)
    let view = collection.view
    view.layoutIfNeeded()
    view.contentOffset.y = 60
    view.layoutIfNeeded()
    view.frame.size.width = 150
    view.layoutIfNeeded()
    _ = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 1e6, height: 1e6))
    _ = (view.contentSize, view.indexPathForItem(at: CGPoint(x: 5, y: 5)), view.takeIssues())
    view.scrollToItem(
      at: IndexPath(item: 2, section: 1),
      at: .centeredVertically,
      animated: false
    )
    view.layoutIfNeeded()
  }
}

extension ExtremeCollection: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
  }
}
