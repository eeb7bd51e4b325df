public import Foundation
public import UIKitLayout
package import ViewLayout

/// Shows the items of a data source as a layout says, with views for what is in sight alone.
///
/// Nothing moves: what UIKit animates is done at once.
open class UICollectionView: UIScrollView, ViewContent {
  /// The source that says how many items there are, and has views for them.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The delegate that is told of views that come and go.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { delegateDidChange() }
    }
  }
  /// The layout that says where everything is.
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
  /// Whether decorations of every kind have a view: a plain one where the layout has no class.
  package var createsAllDecorations = false
  var pool = ReusePool<UICollectionReusableView>()
  /// The counter of the cells, with those of other collection views of one scene.
  package let tally = CellCounter.current
  /// The views in sight.
  package internal(set) var shown: [CollectionElement.Identity: UICollectionReusableView] = [:]
  /// Views that others have replaced; they wait until the layout is done, so that none replaces
  /// itself.
  var replaced: [UICollectionReusableView] = []
  /// How many items the sections have, as the data source said last; `nil` before it was asked.
  var itemCounts: [Int]?
  /// Whether the data source is to be asked for everything.
  var needsReload = true
  /// The resolver that lays out; `nil` before the first layout.
  package internal(set) var resolver: (any CollectionResolver)?
  /// The state that outlives an update, until it is laid out; `nil` where there was none.
  var preserved: PreservedLayoutState?
  var isLayoutInvalid = false
  /// The updates of the batch that is being put together; `nil` outside of one.
  var batch: [CollectionUpdate]?
  /// The updates of the last batch, reloads and reconfigurations counted after it; none after a
  /// reload.
  package internal(set) var lastUpdates: [CollectionUpdate] = []
  /// Whether views that the next measurement does not need may still be shown.
  var mayRecycle = false
  /// The question that the data source is answering; `nil` while it is not asked.
  var call: ProviderCall?
  var issues: [Issue] = []
  /// How often the layout asked for the size of content.
  package internal(set) var measurements = 0

  /// Makes a view of a frame that shows a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes no view: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Reloads everything from the data source in the next layout (R-CV-1).
  open func reloadData() {
    itemCounts = nil
    lastUpdates = []
    needsReload = true
    setNeedsLayout()
  }

  /// Shows insertions, deletions, moves and reloads at once.
  ///
  /// The data source is to say what is there after them when the closure returns; what it says
  /// otherwise is an issue, and everything is reloaded.
  ///
  /// - Parameters:
  ///   - updates: Asks for them, in any order; may be in another batch, and belongs to that then.
  ///   - completion: Is called when everything is in its place, with `true`.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    if batch == nil {
      // R-CV-19: counts that were not loaded yet are loaded before the closure changes the data.
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
    // Views that come and go with the layout do not ask for another one.
    guard !isPlacingSubviews else { return setNeedsLayout() }
    isPlacingSubviews = true
    defer { isPlacingSubviews = false }
    prepareLayout()
    showVisibleElements()
  }

  /// Those of the layout and of all cells, in sight or not, each once.
  package func takeContentIssues() -> [Issue] {
    defer { issues = [] }
    var known: Set<Issue> = []
    let all =
      issues + (resolver?.takeIssues() ?? []) + subviews.flatMap { $0.takeIssues() }
      + pool.views.flatMap { $0.takeIssues() }
    return all.filter { known.insert($0).inserted }
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
  /// The kind of a section's header.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Shows another layout, at once: nothing moves here.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    layoutIfNeeded()
    completion?(true)
  }

  /// Notes something that went wrong.
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
  /// The direction in which a layout's sections follow each other.
  public typealias ScrollDirection = UICollectionViewScrollDirection
  /// The category of an element of a layout.
  public typealias ElementCategory = UICollectionElementCategory
}

extension UICollectionView {
  /// Another view of the same layout, data source and registered classes, which was never laid out.
  ///
  /// It lets laws look at what an author shows in one view only. The layout and the data source go
  /// on belonging to the original; a provider that asks the view that it is given, as providers do,
  /// asks the twin.
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
