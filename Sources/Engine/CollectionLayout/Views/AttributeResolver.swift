package import Foundation
package import LayoutTree
import UIKitLayout
package import ViewLayout

/// Resolves a layout that computes its own attributes, such as a flow layout, with UIKit's sequence
/// of calls.
package final class AttributeResolver {
  let layout: UICollectionViewLayout
  weak var view: UICollectionView?

  package var surroundings: CollectionSurroundings {
    didSet {
      surroundings = surroundings.sanitized
      if surroundings != oldValue { surroundingsDidChange(from: oldValue) }
    }
  }
  package var scrollOffset = CGPoint.zero {
    didSet {
      if !scrollOffset.isValid { scrollOffset = oldValue }
      if !isSettling { update() }
    }
  }

  /// The measured sizes of views, by section.
  var measurements: [Int: SectionMeasurements] = [:]
  /// The attributes of the elements that were visible last.
  var visibleAttributes: [CollectionElement.Identity: UICollectionViewLayoutAttributes] = [:]
  private var issues: [Issue] = []
  private var needsPreparation = true
  private(set) var isPreparing = false
  private var isSettling = false
  private var isQueryingBoundsChange = false

  /// Creates a resolver and lays out the layout.
  ///
  /// - Parameters:
  ///   - layout: The layout that computes the attributes.
  ///   - view: The collection view that shows the layout.
  ///   - surroundings: The size and the traits that the layout is computed for.
  ///   - preserved: The state that was preserved from before an update; `nil` for none.
  @MainActor
  init(
    _ layout: UICollectionViewLayout,
    of view: UICollectionView,
    in surroundings: CollectionSurroundings,
    preserved: PreservedLayoutState?
  ) {
    self.layout = layout
    self.view = view
    self.surroundings = surroundings.sanitized
    if let preserved, preserved.surroundings == self.surroundings {
      measurements = preserved.measurements
    }
    if view.contentOffset.isValid { scrollOffset = view.contentOffset }
    discardData()
    update()
  }
}

extension AttributeResolver: CollectionResolver {
  package var axis: Axis { layout.axis }

  package var contentSize: CGSize { answering { layout.collectionViewContentSize.sanitized } }

  package func resolves(_ layout: AnyObject) -> Bool { self.layout === layout }

  package func invalidate() {
    layout.invalidateLayout()
    update()
  }

  package func takeIssues() -> [Issue] {
    defer { issues = [] }
    return issues.distinct
  }

  package func preservedLayoutState() -> PreservedLayoutState {
    PreservedLayoutState(measurements, in: surroundings)
  }

  package func restingOffset(ofSection section: Int, for offset: CGFloat) -> CGFloat? { nil }

  package func hasBoundaryItem(ofKind kind: String, section: Int) -> Bool {
    FlowEdge(kind: kind) != nil
  }

  package func explanation(of identity: CollectionElement.Identity) -> ResolvedNode? {
    answering {
      attributes(of: identity).flatMap { layout.explanation(of: $0).nested }
    }
  }
}

extension AttributeResolver {
  func report(_ issue: Issue) { issues.append(issue) }

  /// Invalidates the layout if it requires that for new bounds; the view still has the old bounds.
  func boundsWillChange(to bounds: CGRect) {
    guard !isSettling, bounds.origin.isValid else { return }
    isQueryingBoundsChange = true
    defer { isQueryingBoundsChange = false }
    answering {
      guard layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }
  }

  /// Marks the layout as needing preparation, and applies the context's offset adjustment.
  func layoutIsInvalid(_ context: UICollectionViewLayoutInvalidationContext) {
    guard !isPreparing else { return }
    needsPreparation = true
    // R-FLOW-22: invalidation by scrolling or by a measurement keeps the measured sizes; any other
    // discards them.
    if !isSettling, !isQueryingBoundsChange { measurements = [:] }
    let adjustment = context.contentOffsetAdjustment
    guard let view else { return }
    MainActor.assumeIsolated {
      if adjustment != .zero, adjustment.isValid {
        view.contentOffset.x += adjustment.x
        view.contentOffset.y += adjustment.y
      }
      view.setNeedsLayout()
    }
  }

  /// Invalidates a layout that no other resolver uses, because its items may have changed
  /// (R-FLOW-25).
  private func discardData() {
    guard layout.attributeResolver == nil else { return }
    let context = type(of: layout).contextClass.init()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    layout.invalidateLayout(with: context)
  }

  private func surroundingsDidChange(from old: CollectionSurroundings) {
    var resized = old
    resized.size = surroundings.size
    // For a change of bounds alone, the layout decided before the change whether to invalidate.
    if resized != surroundings { layout.invalidateLayout() }
    if needsPreparation { measurements = [:] }
    update()
  }

  /// Prepares the layout if it is invalid, and measures the visible elements.
  private func update() {
    answering {
      prepareIfNeeded()
      settle()
    }
  }

  func prepareIfNeeded() {
    guard needsPreparation else { return }
    needsPreparation = false
    visibleAttributes = [:]
    isPreparing = true
    layout.prepare()
    isPreparing = false
  }
}

extension AttributeResolver {
  /// Performs work that adjusts the scroll offset, without updates for each change of the offset.
  func settling(_ work: () -> Void) {
    guard !isSettling else { return }
    isSettling = true
    work()
    isSettling = false
  }

  /// Runs work while the layout is attached to this resolver's view.
  ///
  /// Several views may show one layout when laws inspect a scene again. After the work the layout
  /// is attached to its first view again, so an author's own queries refer to that one.
  func answering<Result>(_ work: () -> Result) -> Result {
    guard layout.attributeResolver !== self else {
      prepareIfNeeded()
      return work()
    }
    let (owner, shown) = (layout.attributeResolver, layout.collectionView)
    (layout.attributeResolver, layout.collectionView) = (self, view)
    layout.discardPreparation()
    needsPreparation = true
    prepareIfNeeded()
    defer {
      if let owner, owner.view != nil {
        (layout.attributeResolver, layout.collectionView) = (owner, shown)
        layout.discardPreparation()
        owner.needsPreparation = true
      }
    }
    return work()
  }
}
