import CollectionLayout
import Foundation
import UIKitLayout

/// The article's home screen after its refactoring: one collection view with a section for each
/// part.
final class FlatHome: NSObject, HomeScreen, UICollectionViewDataSource {
  private let shape: HomeShape
  private let collectionView: UICollectionView
  var view: UIScrollView { collectionView }

  init(_ shape: HomeShape) {
    self.shape = shape
    let kinds = shape.kinds
    collectionView = Self.makeView { shape.wholeSection(of: kinds[$0]) }
    super.init()
    for kind in Set(kinds) {
      collectionView.register(CardCell.self, forCellWithReuseIdentifier: kind.rawValue)
    }
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collectionView.register(
        TitleView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: kind
      )
    }
    collectionView.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { shape.sections }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    shape.kinds[section].itemCount(ofShelf: shape.items)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let kind = shape.kinds[indexPath.section]
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: kind.rawValue,
      for: indexPath
    )
    (cell as? CardCell)?.show(item: indexPath.item, size: shape.cellSize(of: kind))
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: elementKind,
      withReuseIdentifier: elementKind,
      for: indexPath
    )
    let kind = shape.kinds[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    let height = (isHeader ? kind.headerHeight : kind.footerHeight) ?? 0
    (view as? TitleView)?.show(section: indexPath.section, height: height)
    return view
  }
}
