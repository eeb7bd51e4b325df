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
    if apart { CellCounter.current = CellCounter() }
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

/// A classic data source of numbered items, which notes what it is asked.
@MainActor
final class ListDataSource: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  /// The items that cells were asked for, in order.
  private(set) var explicitAnswer: [IndexPath] = []
  private(set) var countQuestions = 0
  /// What makes a cell; dequeues one of the identifier "cell" unless somebody says.
  var provider: (UICollectionView, IndexPath) -> UICollectionViewCell = { view, indexPath in
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    countQuestions += 1
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
    explicitAnswer.append(indexPath)
    return provider(collectionView, indexPath)
  }

  /// The items that cells were asked for since the last call.
  func takeAsked() -> [IndexPath] {
    defer { explicitAnswer = [] }
    return explicitAnswer
  }
}

/// A cell that counts what it went through.
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
