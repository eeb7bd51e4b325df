import CollectionLayout
import Foundation
import UIKitLayout

/// A collection view of 100 × 100 points with full-width rows, and its data source.
@MainActor
struct ListView {
  let view: UICollectionView
  let source: ListDataSource

  /// - Parameters:
  ///   - counts: The number of rows in each section.
  ///   - height: The height of a row.
  ///   - cellClass: The class for the identifier "cell"; `nil` registers none.
  ///   - countsSeparately: Whether its cells are counted separately from those of other views.
  init(
    _ counts: [Int],
    height: NSCollectionLayoutDimension = .absolute(40),
    cellClass: AnyClass? = UICollectionViewCell.self,
    countsSeparately: Bool = true
  ) {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group)
    )
    if countsSeparately { CellCounter.current = CellCounter() }
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: layout
    )
    source = ListDataSource(counts)
    view.dataSource = source
    if let cellClass { view.register(cellClass, forCellWithReuseIdentifier: "cell") }
  }

  /// Lays out the view, after scrolling to an offset if one is given.
  func layOut(at offset: CGFloat? = nil) {
    if let offset { view.contentOffset.y = offset }
    view.layoutIfNeeded()
  }

  /// The visible items of the first section.
  var items: [Int] { view.indexPathsForVisibleItems.map(\.item) }
}

/// A classic data source of numbered items that records its calls.
@MainActor
final class ListDataSource: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  /// The requested items, in order.
  private(set) var requestedItems: [IndexPath] = []
  private(set) var sectionCountCalls = 0
  /// A closure that provides cells; by default it dequeues a cell with the identifier "cell".
  var provider: (UICollectionView, IndexPath) -> UICollectionViewCell = { view, indexPath in
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    sectionCountCalls += 1
    return counts.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    requestedItems.append(indexPath)
    return provider(collectionView, indexPath)
  }

  /// Returns the items that were requested since the last call.
  func takeRequestedItems() -> [IndexPath] {
    defer { requestedItems = [] }
    return requestedItems
  }
}

/// A cell that counts its lifecycle calls.
final class CountingCell: UICollectionViewCell {
  private(set) var preparations = 0
  var name = ""
  private(set) var appliedIndexPath: IndexPath?

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    appliedIndexPath = layoutAttributes.indexPath
  }
}
