import CollectionLayout
import Foundation
import UIKitLayout

/// A collection view of rows that are as wide as it is, 100 x 100 points, with its data source.
@MainActor
struct ListView {
  let view: UICollectionView
  let source: ListDataSource

  /// - Parameters:
  ///   - counts: How many rows each section has.
  ///   - height: How high a row is.
  ///   - cellClass: The class of the identifier "cell"; `nil` for none.
  ///   - apart: Whether its cells are counted by themselves, not with those of other views.
  init(
    _ counts: [Int],
    height: NSCollectionLayoutDimension = .absolute(40),
    cellClass: AnyClass? = UICollectionViewCell.self,
    apart: Bool = true
  ) {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group)
    )
    if apart { CellTally.current = CellTally() }
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: layout
    )
    source = ListDataSource(counts)
    view.dataSource = source
    if let cellClass { view.register(cellClass, forCellWithReuseIdentifier: "cell") }
  }

  /// Lays out, scrolled to a height where one is given.
  func layOut(at offset: CGFloat? = nil) {
    if let offset { view.contentOffset.y = offset }
    view.layoutIfNeeded()
  }

  /// The items in sight of the first section.
  var items: [Int] { view.indexPathsForVisibleItems.map(\.item) }
}
