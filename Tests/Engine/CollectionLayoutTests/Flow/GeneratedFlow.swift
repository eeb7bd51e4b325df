import CollectionLayout
import Foundation
import PlumbEngine
import UIKitLayout

/// A flow layout with numbers generated from a seed, and its data source.
@MainActor
final class GeneratedFlow: NSObject {
  let counts: [Int]
  let isHorizontal: Bool
  let itemSpacing: CGFloat
  let lineSpacing: CGFloat
  let insets: UIEdgeInsets
  let headerLength: CGFloat
  /// The sizes by section and item, all equal if the items have equal sizes.
  let sizes: [[CGSize]]
  let areEqual: Bool

  init(seed: UInt64, areEqual: Bool) {
    var random = SeededGenerator(seed: seed)
    func length(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    self.areEqual = areEqual
    isHorizontal = Bool.random(using: &random)
    (itemSpacing, lineSpacing) = (length(0...12), length(0...12))
    insets = UIEdgeInsets(
      top: length(0...9),
      left: length(0...9),
      bottom: length(0...9),
      right: length(0...9)
    )
    headerLength = length(0...20)
    counts = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      Int.random(in: 0...20, using: &random)
    }
    let one = CGSize(width: length(10...90), height: length(10...90))
    sizes = counts.map { count in
      (0..<count).map { _ in
        areEqual ? one : CGSize(width: length(10...90), height: length(10...90))
      }
    }
  }

  /// The layout, without an item size if the delegate returns sizes.
  var layout: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (itemSpacing, lineSpacing)
    layout.sectionInset = insets
    layout.headerReferenceSize = CGSize(width: headerLength, height: headerLength)
    if areEqual, let size = sizes.joined().first { layout.itemSize = size }
    return layout
  }

  /// Returns a view of the layout with `self` as its data source.
  ///
  /// - Parameters:
  ///   - layout: The layout of the view.
  ///   - returnsSizes: Whether the delegate returns the size of each item.
  /// - Returns: The view after a layout pass.
  func view(_ layout: UICollectionViewFlowLayout, returnsSizes: Bool) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header"
    )
    view.dataSource = self
    if returnsSizes { view.delegate = self }
    view.layoutIfNeeded()
    return view
  }
}

extension GeneratedFlow: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

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
  ) -> CGSize { sizes[indexPath.section][indexPath.item] }
}
