public import Foundation
package import LayoutTree
public import UIKitLayout
package import ViewLayout

/// Shows the items of a data source in a layout, with views only for visible elements.
///
/// There are no animations: changes that UIKit animates take effect immediately.
open class UICollectionView: UIScrollView, ViewContent {
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { delegateDidChange() }
    }
  }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { if collectionViewLayout !== oldValue { layoutWasReplaced(oldValue) } }
  }

  open override var bounds: CGRect {
    willSet { if newValue != bounds { boundsWillChange(to: newValue) } }
  }
  open override var contentInset: UIEdgeInsets {
    didSet { if contentInset != oldValue { contentInsetDidChange() } }
  }

  var registry = ViewRegistry()
  /// Whether every decoration has a view; decorations without a registered class get a plain one.
  package var createsAllDecorations = false
  var pool = ReusePool<UICollectionReusableView>()
  /// The counter of cells, shared by the collection views of one scene.
  package let tally = CellCounter.current
  /// The visible views, by element.
  package internal(set) var shown: [CollectionElement.Identity: UICollectionReusableView] = [:]
  /// Views that have been replaced; they stay out of the reuse pool until the layout ends, so that
  /// none replaces itself.
  var replaced: [UICollectionReusableView] = []
  /// The numbers of items in the sections, as last reported by the data source; `nil` before that.
  var itemCounts: [Int]?
  /// Whether the next layout reloads everything from the data source.
  var needsReload = true
  /// The resolver that computes the layout; `nil` before the first layout.
  package internal(set) var resolver: (any CollectionResolver)?
  /// The layout state preserved across an update, until the next layout; `nil` if there is none.
  var preserved: PreservedLayoutState?
  var isLayoutInvalid = false
  /// The updates of the batch being collected; `nil` outside of `performBatchUpdates`.
  var batch: [CollectionUpdate]?
  /// The updates of the last batch; empty after a reload.
  ///
  /// Reloads and reconfigurations have the indices after the batch.
  package internal(set) var lastUpdates: [CollectionUpdate] = []
  /// Whether the next measurement first recycles views that are no longer visible.
  var mayRecycle = false
  /// The current call of the data source for a view; `nil` outside of a call.
  var call: ProviderCall?
  var issues: [Issue] = []
  /// The number of times that the layout measured content.
  package internal(set) var measurements = 0

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Reloads everything from the data source in the next layout pass (R-CV-1).
  open func reloadData() {
    itemCounts = nil
    lastUpdates = []
    needsReload = true
    setNeedsLayout()
  }

  /// Reports an issue and reloads everything if the data source's counts do not match the updates.
  ///
  /// There is no animation. A nested batch becomes a part of the outer one. `completion` is called
  /// with `true` after the layout.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    if batch == nil {
      // R-CV-19: the counts before the updates must be loaded before the closure changes the data.
      let before = counts
      batch = []
      updates?()
      let all = batch ?? []
      batch = nil
      apply(all, from: before)
      layOutAfterUpdates()
    } else {
      updates?()
    }
    completion?(true)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Adding and removing views in a layout pass must not request another one.
    guard !isPlacingSubviews else { return setNeedsLayout() }
    isPlacingSubviews = true
    defer { isPlacingSubviews = false }
    prepareLayout()
    showVisibleElements()
  }

  /// Returns the distinct issues of the layout and of all cells, visible or not, and clears them.
  package func takeContentIssues() -> [Issue] {
    defer { issues = [] }
    let all =
      issues + (resolver?.takeIssues() ?? []) + subviews.flatMap { $0.takeIssues() }
      + pool.views.flatMap { $0.takeIssues() }
    return all.distinct
  }

  package func drawnContent(_ columns: ResolvedColumns) -> [ResolvedNode] {
    drawnElements(columns)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    isLayoutInvalid = true
  }
}

extension UICollectionView {
  nonisolated public static let elementKindSectionHeader = ElementIdentity.headerKind
  nonisolated public static let elementKindSectionFooter = ElementIdentity.footerKind

  /// Replaces the layout and lays out immediately, without animation.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    layoutIfNeeded()
    completion?(true)
  }

  package func report(_ issue: Issue) { issues.append(issue) }
}

extension UICollectionView {
  private func layoutWasReplaced(_ old: UICollectionViewLayout) {
    if old.collectionView === self { old.collectionView = nil }
    collectionViewLayout.collectionView = self
    (resolver, preserved) = (nil, nil)
    setNeedsLayout()
  }
}

extension UICollectionView {
  /// The direction in which the sections of a layout follow each other.
  public typealias ScrollDirection = UICollectionViewScrollDirection
  /// The category of an element of a layout.
  public typealias ElementCategory = UICollectionElementCategory
}

extension UICollectionView {
  /// Returns a new view with the same layout, data source and registered classes that has not been
  /// laid out.
  ///
  /// Laws use it to inspect a layout that an author shows in one view only. The layout and the data
  /// source still belong to the original view; a provider that uses the view passed to it, as is
  /// usual, uses the copy.
  package func detachedCopy() -> UICollectionView {
    let layout = collectionViewLayout
    let detachedCopy = UICollectionView(
      frame: frame,
      collectionViewLayout: UICollectionViewLayout()
    )
    detachedCopy.collectionViewLayout = layout
    layout.collectionView = self
    detachedCopy.registry = registry
    detachedCopy.createsAllDecorations = createsAllDecorations
    (detachedCopy.contentInset, detachedCopy.additionalScrollSpace) = (
      contentInset, additionalScrollSpace
    )
    detachedCopy.dataSource = dataSource
    return detachedCopy
  }
}
