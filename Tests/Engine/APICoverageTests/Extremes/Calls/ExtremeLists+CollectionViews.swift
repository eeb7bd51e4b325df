import CollectionLayout
import Foundation
import UIKitLayout

extension ExtremeLists {
  /// Adds queries and changes of collection views.
  static func addCollectionViews(to calls: inout ExtremeCalls) {
    calls.usesInteger("UICollectionView.cellForItem(at:), layoutAttributesForItem(at:)") { number in
      for path in paths(number) {
        let view = shown().view
        _ = view.cellForItem(at: path)
        _ = view.layoutAttributesForItem(at: path)
        _ = view.supplementaryView(forElementKind: "header", at: path)
        _ = view.layoutAttributesForSupplementaryElement(ofKind: "header", at: path)
        _ = view.collectionViewLayout.layoutAttributesForItem(at: path)
        _ = view.collectionViewLayout.layoutAttributesForDecorationView(ofKind: "a", at: path)
        _ = view.numberOfItems(inSection: number)
        _ = UICollectionViewLayoutAttributes(forCellWith: path)
      }
    }
    calls.usesInteger("UICollectionView.scrollToItem(at:at:animated:)") { number in
      for path in paths(number) {
        let view = shown().view
        view.scrollToItem(at: path, at: .top, animated: false)
        view.layoutIfNeeded()
      }
    }
    calls.usesInteger("UICollectionView.insertItems(at:), deleteItems(at:), moveItem(at:to:)") {
      number in
      for path in paths(number) {
        let plain = IndexPath(item: 0, section: 0)
        for change: (UICollectionView) -> Void in [
          { $0.insertItems(at: [path]) }, { $0.deleteItems(at: [path]) },
          { $0.reloadItems(at: [path]) }, { $0.reconfigureItems(at: [path]) },
          { $0.moveItem(at: path, to: plain) }, { $0.moveItem(at: plain, to: path) },
          { $0.moveSection(number, toSection: 0) }, { $0.moveSection(0, toSection: number) },
        ] {
          let collection = shown()
          change(collection.view)
          collection.view.layoutIfNeeded()
          _ = collection.view.takeIssues()
        }
      }
    }
    calls.usesLengths("UICollectionView.indexPathForItem(at:), contentOffset") { x, y in
      let view = shown().view
      view.contentOffset = CGPoint(x: x, y: y)
      view.layoutIfNeeded()
      _ = view.indexPathForItem(at: CGPoint(x: x, y: y))
      let rect = CGRect(x: x, y: y, width: y, height: x)
      _ = view.collectionViewLayout.layoutAttributesForElements(in: rect)
      view.frame = rect
      view.layoutIfNeeded()
      view.bounds = rect
      view.layoutIfNeeded()
    }
    calls.usesInteger("UICollectionViewLayoutAttributes.zIndex, IndexPath(item:section:)") {
      number in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: number, section: number)
      )
      attributes.zIndex = number
      _ = (attributes == attributes, attributes.copy(), attributes.hash)
    }
    calls.usesInteger("UICollectionViewDiffableDataSource.itemIdentifier(for:)") { number in
      let view = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
        nil
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([number])
      snapshot.appendItems([number], toSection: number)
      source.apply(snapshot, animatingDifferences: false)
      for path in paths(number) { _ = source.itemIdentifier(for: path) }
      _ = source.sectionIdentifier(for: number)
    }
  }

  private static func shown() -> ExtremeCollection {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 40)
    let collection = ExtremeCollection(layout)
    collection.view.layoutIfNeeded()
    return collection
  }

  static func paths(_ number: Int) -> [IndexPath] {
    [
      IndexPath(item: number, section: 0), IndexPath(item: 0, section: number),
      IndexPath(item: number, section: number),
    ]
  }
}
