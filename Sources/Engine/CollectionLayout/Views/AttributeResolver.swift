package import Foundation
import UIKitLayout
package import ViewLayout

/// A layout that answers by itself where everything is, in a collection view: it is asked as UIKit
/// asks it.
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

  /// What views would rather measure, by the section.
  var measurements: [Int: SectionMeasurements] = [:]
  /// The attributes of what was in sight last.
  var visibleAttributes: [CollectionElement.Identity: UICollectionViewLayoutAttributes] = [:]
  private var issues: [Issue] = []
  private var needsPreparation = true
  private(set) var isPreparing = false
  private var isSettling = false
  private var isQueryingBoundsChange = false

  /// Lays a layout out.
  ///
  /// - Parameters:
  ///   - layout: What is asked.
  ///   - view: The view that shows it.
  ///   - surroundings: What it is laid out in.
  ///   - preserved: What has outlived an update; `nil` for nothing.
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
    var known: Set<Issue> = []
    return issues.filter { known.insert($0).inserted }
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
  /// Notes something that went wrong.
  func report(_ issue: Issue) { issues.append(issue) }

  /// Asks the layout whether it minds other bounds; the view still has the bounds before.
  func boundsWillChange(to bounds: CGRect) {
    guard !isSettling, bounds.origin.isValid else { return }
    isQueryingBoundsChange = true
    defer { isQueryingBoundsChange = false }
    answering {
      guard layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }
  }

  /// Notes that the layout is no longer true.
  func layoutIsInvalid(_ context: UICollectionViewLayoutInvalidationContext) {
    guard !isPreparing else { return }
    needsPreparation = true
    // R-FLOW-22: scrolling and what is measured keep what was measured; all else forgets it.
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

  /// R-FLOW-25: invalidates a layout that no other resolver uses, as its items may have changed.
  private func discardData() {
    guard layout.attributeResolver == nil else { return }
    let context = type(of: layout).contextClass.init()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    layout.invalidateLayout(with: context)
  }

  private func surroundingsDidChange(from old: CollectionSurroundings) {
    var resized = old
    resized.size = surroundings.size
    // Other bounds are the layout's own affair, which it was asked about before they came.
    if resized != surroundings { layout.invalidateLayout() }
    if needsPreparation { measurements = [:] }
    update()
  }

  /// Prepares the layout where it is no longer true, and measures what is in sight.
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
  /// Does work that moves the offset itself.
  func settling(_ work: () -> Void) {
    guard !isSettling else { return }
    isSettling = true
    work()
    isSettling = false
  }

  /// Has the layout answer for this view.
  ///
  /// Several views may show it, where laws look at a scene again; what an author asks between their
  /// work is about the first.
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
