import CollectionLayout
import Foundation
import PlumbEngine
import Testing
import UIKitLayout
import ViewLayout

/// Tests invalid numbers from the layout, its delegate and its cells.
@MainActor
struct FlowMisuseTests {
  /// A data source and delegate that returns random numbers that are difficult to lay out.
  private final class RandomDataSource: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    var length: CGFloat {
      random.pick(
        10,
        [
          0, -1, 40, 1e-300, 1e300, -1e300, .nan, .infinity, -.infinity, .leastNonzeroMagnitude,
          99.999_999_9,
        ]
      )
    }
    var size: CGSize { CGSize(width: length, height: length) }
    var insets: UIEdgeInsets {
      UIEdgeInsets(top: length, left: length, bottom: length, right: length)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 7 * section }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "Header",
        for: indexPath
      )
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { insets }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { length }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { length }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { size }
  }

  /// A cell that prefers an invalid size.
  private final class InvalidSizeCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = CGSize(width: CGFloat.nan, height: -20)
      return layoutAttributes
    }
  }

  private func view(
    _ layout: UICollectionViewFlowLayout,
    of source: RandomDataSource,
    cells: UICollectionViewCell.Type = UICollectionViewCell.self
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: layout
    )
    view.register(cells, forCellWithReuseIdentifier: "Cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header"
    )
    view.dataSource = source
    return view
  }

  @Test(arguments: SequenceSeeds.all.prefix(300))
  func `invalid numbers from the delegate still give finite frames`(seed: UInt64) {
    let source = RandomDataSource(seed: seed)
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = source.random.pick(.vertical, .horizontal)
    layout.estimatedItemSize = source.random.pick(CGSize.zero, source.size)
    layout.sectionHeadersPinToVisibleBounds = source.random.pick(true, false)
    let view = view(layout, of: source)
    view.delegate = source
    view.layoutIfNeeded()
    view.contentOffset = CGPoint(x: 30, y: 50)
    view.layoutIfNeeded()
    let all = layout.layoutAttributesForElements(in: .infinite) ?? []
    let lengths = all.flatMap { attributes in
      let frame = attributes.frame
      return [frame.minX, frame.minY, frame.width, frame.height]
    }
    let areNumbers = lengths.allSatisfy { $0.isFinite }
    #expect(areNumbers, "seed \(seed)")
    #expect(layout.collectionViewContentSize.width.isFinite)
    #expect(layout.collectionViewContentSize.height.isFinite)
    let kinds = Set(view.takeIssues().map(\.kind))
    #expect(
      kinds.isSubset(of: [.invalidDimension, .itemLongerThanLine, .inconsistentDelegate]),
      "seed \(seed)"
    )
  }

  /// A delegate that queries the layout for the frame of an item while the layout requests its
  /// size.
  private final class QueryingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      collectionViewLayout.layoutAttributesForItem(at: indexPath)?.size
        ?? CGSize(width: 20, height: 10)
    }
  }

  @Test func `layoutAttributesForItem returns nil inside sizeForItemAt of that item`() {
    let (source, delegate) = (RandomDataSource(seed: 1), QueryingDelegate())
    let layout = UICollectionViewFlowLayout()
    let view = view(layout, of: source)
    view.delegate = delegate
    view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 1)
    #expect(layout.layoutAttributesForItem(at: path)?.size == CGSize(width: 20, height: 10))
  }

  @Test func `a cell that prefers a NaN width and a negative height is reported`() {
    let source = RandomDataSource(seed: 1)
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 50)
    let view = view(layout, of: source, cells: InvalidSizeCell.self)
    view.layoutIfNeeded()
    let places = Set(view.takeIssues().map(\.place))
    #expect(places == ["a measured width", "a measured height"])
    #expect(view.contentSize.height.isFinite)
  }
}
