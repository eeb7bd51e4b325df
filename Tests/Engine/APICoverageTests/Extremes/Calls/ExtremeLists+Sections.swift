import CollectionLayout
import Foundation
import UIKitLayout
import ViewLayout

extension ExtremeLists {
  /// Adds complete sections of collection views, and direct queries of layouts.
  static func addSections(to calls: inout ExtremeCalls) {
    calls.usesInteger("UICollectionView.insertSections(_:), deleteSections(_:)") { number in
      guard let set = sections(number) else { return }
      for change: (UICollectionView) -> Void in [
        { $0.insertSections(set) }, { $0.deleteSections(set) }, { $0.reloadSections(set) },
      ] {
        let collection = ExtremeCollection(UICollectionViewFlowLayout())
        collection.view.layoutIfNeeded()
        change(collection.view)
        collection.view.layoutIfNeeded()
        _ = collection.view.takeIssues()
      }
    }
    calls.usesInteger("UICollectionViewLayoutInvalidationContext.invalidateItems(at:)") { number in
      for path in paths(number) {
        let collection = ExtremeCollection(UICollectionViewFlowLayout())
        let layout = collection.view.collectionViewLayout
        collection.view.layoutIfNeeded()
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [path])
        _ = context.invalidatedItemIndexPaths
        layout.invalidateLayout(with: context)
        _ = layout.layoutAttributesForSupplementaryView(ofKind: "header", at: path)
        collection.view.layoutIfNeeded()
      }
    }
    calls.usesLengths("UICollectionViewLayout.targetContentOffset(forProposedContentOffset:)") {
      x,
      y in
      let collection = ExtremeCollection(UICollectionViewFlowLayout())
      let layout = collection.view.collectionViewLayout
      let (point, rect) = (CGPoint(x: x, y: y), CGRect(x: x, y: y, width: y, height: x))
      _ = layout.targetContentOffset(forProposedContentOffset: point)
      _ = layout.targetContentOffset(
        forProposedContentOffset: point,
        withScrollingVelocity: point
      )
      _ = layout.shouldInvalidateLayout(forBoundsChange: rect)
      _ = layout.invalidationContext(forBoundsChange: rect)
      let delegate = ExtremeScrollDelegate()
      var target = point
      delegate.scrollViewWillEndDragging(
        collection.view,
        withVelocity: point,
        targetContentOffset: &target
      )
    }
    calls.usesLengths("UIHostingConfiguration.margins(_:_:), minSize(width:height:)") { x, y in
      let configuration = UIHostingConfiguration { Text("a b") }
        .margins(.all, x).minSize(width: x, height: y)
      let view = configuration.makeContentView()
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      view.layoutIfNeeded()
      _ = view.systemLayoutSizeFitting(CGSize(width: x, height: y))
    }
  }

  private final class ExtremeScrollDelegate: NSObject, UIScrollViewDelegate {}

  /// Returns the index set of a section; `nil` for a number that no index set can contain.
  static func sections(_ number: Int) -> IndexSet? {
    number >= 0 && number < .max ? IndexSet(integer: number) : nil
  }
}
