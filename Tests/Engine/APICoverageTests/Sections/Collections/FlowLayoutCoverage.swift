import CollectionLayout
import Foundation
import UIKitLayout
import ViewLayout

enum FlowLayoutCoverage: CoverageSection {
  nonisolated static let title = "Flow layouts and layouts of an author's own"
  nonisolated static let file = #filePath
  nonisolated static let isMeasured = false

  private static let path = IndexPath(item: 0, section: 0)
  private static var layout: UICollectionViewFlowLayout { UICollectionViewFlowLayout() }

  /// A delegate without any optional methods.
  private final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {}

  static func list(_ list: inout CoverageList) {
    listLayout(&list)
    listDelegate(&list)
    listOwnLayouts(&list)
    listContexts(&list)
    list.lacks(
      "UICollectionViewLayout.prepare(forCollectionViewUpdates:), finalizeCollectionViewUpdates()",
      because: "there is no animation: what is laid out is where it will be"
    )
  }

  private static func listLayout(_ list: inout CoverageList) {
    list.has("UICollectionViewFlowLayout()") { UICollectionViewFlowLayout() }
    list.has("UICollectionViewFlowLayout.itemSize, estimatedItemSize, automaticSize") {
      let layout = layout
      layout.itemSize = CGSize(width: 10, height: 10)
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      return layout
    }
    list.has(
      "UICollectionViewFlowLayout.minimumLineSpacing, minimumInteritemSpacing, scrollDirection"
    ) {
      let layout = layout
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (1, 1)
      layout.scrollDirection = .horizontal
      return layout
    }
    list.has("UICollectionViewFlowLayout.headerReferenceSize, footerReferenceSize") {
      let layout = layout
      (layout.headerReferenceSize, layout.footerReferenceSize) = (.zero, .zero)
      return layout
    }
    list.has("UICollectionViewFlowLayout.sectionInset, sectionInsetReference") {
      let layout = layout
      layout.sectionInset = .zero
      layout.sectionInsetReference = .fromSafeArea
      return layout
    }
    list.has(
      "UICollectionViewFlowLayout.SectionInsetReference, UICollectionViewFlowLayout.SectionInsetReference.fromContentInset, fromSafeArea, fromLayoutMargins"
    ) {
      let all: [UICollectionViewFlowLayout.SectionInsetReference] = [
        .fromContentInset, .fromSafeArea, .fromLayoutMargins,
      ]
      return all
    }
    list.has(
      "UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds, sectionFootersPinToVisibleBounds"
    ) {
      let layout = layout
      layout.sectionHeadersPinToVisibleBounds = true
      layout.sectionFootersPinToVisibleBounds = true
      return layout
    }
  }

  private static func listDelegate(_ list: inout CoverageList) {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let delegate = Delegate()
    list.has("UICollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:)") {
      delegate.collectionView(view, layout: layout, sizeForItemAt: path)
    }
    list.has("UICollectionViewDelegateFlowLayout.collectionView(_:layout:insetForSectionAt:)") {
      delegate.collectionView(view, layout: layout, insetForSectionAt: 0)
    }
    list.has(
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumLineSpacingForSectionAt:)"
    ) {
      delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: 0)
    }
    list.has(
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)"
    ) {
      delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: 0)
    }
    list.has(
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForHeaderInSection:)"
    ) {
      delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: 0)
    }
    list.has(
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForFooterInSection:)"
    ) {
      delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: 0)
    }
  }

  private static func listOwnLayouts(_ list: inout CoverageList) {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    list.has("UICollectionViewLayout.prepare(), invalidateLayout(with:)") {
      let layout = layout
      layout.prepare()
      layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
      return layout
    }
    list.has("UICollectionViewLayout.invalidationContextClass, layoutAttributesClass") {
      [
        UICollectionViewLayout.invalidationContextClass,
        UICollectionViewLayout.layoutAttributesClass,
      ]
    }
    list.has(
      "UICollectionViewLayout.shouldInvalidateLayout(forBoundsChange:), invalidationContext(forBoundsChange:)"
    ) {
      (
        layout.shouldInvalidateLayout(forBoundsChange: .zero),
        layout.invalidationContext(forBoundsChange: .zero)
      )
    }
    list.has(
      "UICollectionViewLayout.shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)"
    ) {
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: attributes,
        withOriginalAttributes: attributes
      )
    }
    list.has(
      "UICollectionViewLayout.invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)"
    ) {
      layout.invalidationContext(
        forPreferredLayoutAttributes: attributes,
        withOriginalAttributes: attributes
      )
    }
    list.has(
      "UICollectionViewLayout.targetContentOffset(forProposedContentOffset:withScrollingVelocity:)"
    ) {
      layout.targetContentOffset(forProposedContentOffset: .zero, withScrollingVelocity: .zero)
    }
    list.has("UICollectionViewLayout.targetContentOffset(forProposedContentOffset:)") {
      layout.targetContentOffset(forProposedContentOffset: .zero)
    }
    list.has(
      "UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection, developmentLayoutDirection"
    ) {
      (layout.flipsHorizontallyInOppositeLayoutDirection, layout.developmentLayoutDirection)
    }
    list.has("UIUserInterfaceLayoutDirection.leftToRight, rightToLeft") {
      [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
    }
  }

  private static func listContexts(_ list: inout CoverageList) {
    list.has("UICollectionViewLayoutInvalidationContext()") {
      UICollectionViewLayoutInvalidationContext()
    }
    list.has(
      "UICollectionViewLayoutInvalidationContext.invalidateEverything, invalidateDataSourceCounts"
    ) {
      let context = UICollectionViewLayoutInvalidationContext()
      return [context.invalidateEverything, context.invalidateDataSourceCounts]
    }
    list.has(
      "UICollectionViewLayoutInvalidationContext.invalidateItems(at:), invalidatedItemIndexPaths"
    ) {
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [path])
      return context.invalidatedItemIndexPaths as Any
    }
    list.has(
      "UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment, contentSizeAdjustment"
    ) {
      let context = UICollectionViewLayoutInvalidationContext()
      (context.contentOffsetAdjustment, context.contentSizeAdjustment) = (.zero, .zero)
      return context
    }
    list.has("UICollectionViewFlowLayoutInvalidationContext()") {
      UICollectionViewFlowLayoutInvalidationContext()
    }
    list.has(
      "UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics, invalidateFlowLayoutAttributes"
    ) {
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
      return context
    }
  }
}
