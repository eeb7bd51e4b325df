import Foundation
internal import LayoutTree
import UIKitLayout
import ViewLayout

extension UICollectionView {
  /// Invalidates the whole layout until the next layout pass.
  func invalidate() {
    isLayoutInvalid = true
    setNeedsLayout()
  }

  /// Lets a layout that computes its own attributes invalidate itself for new bounds (R-FLOW-23).
  func boundsWillChange(to bounds: CGRect) {
    (resolver as? AttributeResolver)?.boundsWillChange(to: bounds)
  }

  /// Invalidates a flow layout, because its lines lie between the content insets (R-FLOW-12).
  func contentInsetDidChange() {
    if resolver is AttributeResolver { collectionViewLayout.invalidateLayout() }
  }

  /// Invalidates a flow layout, because a new delegate may return other sizes (R-FLOW-16).
  func delegateDidChange() {
    if resolver is AttributeResolver { collectionViewLayout.invalidateLayout() }
  }

  /// Brings the layout up to date with the data source, the size and the offset.
  func prepareLayout() {
    let dataHasChanged = needsReload || preserved != nil
    if needsReload { reload() }
    mayRecycle = true
    if let resolver, resolver.resolves(collectionViewLayout) {
      if resolver.surroundings != surroundings {
        resolver.surroundings = surroundings
      } else if isLayoutInvalid {
        resolver.invalidate()
      }
      resolver.scrollOffset = contentOffset
    } else {
      makeResolver()
    }
    isLayoutInvalid = false
    adoptExtent(isShortened: dataHasChanged)
  }

  /// Shows views for the visible elements, and recycles all others (R-CV-2).
  ///
  /// Recycling comes first, so that the recycled views can be reused for newly visible elements
  /// (R-CV-4).
  func showVisibleElements() {
    guard let resolver else { return }
    let elements = visibleElements
    recycle(allBut: elements)
    for element in elements {
      // A reload that was requested in the meantime invalidates these items.
      guard !needsReload else { break }
      guard let view = view(of: element.identity) else { continue }
      view.place(by: resolver.attributes(of: element.identity) ?? element.attributes)
      display(view, as: element.identity)
    }
    for view in replaced { recycle(view) }
    replaced = []
  }

  package var visibleElements: [CollectionElement] {
    resolver?.elements(in: CGRect(origin: contentOffset, size: bounds.size)) ?? []
  }

  /// The current resolver, also while it is being created.
  var currentResolver: (any CollectionResolver)? {
    resolver ?? (collectionViewLayout as? any ResolvedLayout)?.resolver
      ?? collectionViewLayout.attributeResolver
  }

  /// The resolver of a compositional layout; `nil` for other layouts.
  var compositional: CollectionLayoutResolver? { resolver as? CollectionLayoutResolver }

  /// Creates the resolver for the layout, with the same scroll offset as the previous one.
  ///
  /// - Parameter orthogonalOffsets: The offsets of orthogonal sections; `nil` keeps the current
  ///   ones.
  func makeResolver(orthogonalOffsets: [Int: CGFloat]? = nil) {
    let offsets = orthogonalOffsets ?? compositional?.orthogonalOffsets ?? [:]
    // The layout refers to its resolver: the old one must be released before a new one is created.
    resolver = nil
    defer { preserved = nil }
    guard let layout = collectionViewLayout as? any ResolvedLayout else {
      resolver = AttributeResolver(
        collectionViewLayout,
        of: self,
        in: surroundings,
        preserved: preserved
      )
      return
    }
    resolver = CollectionLayoutResolver(
      layout,
      itemCounts: counts,
      in: surroundings,
      scrollOffset: contentOffset,
      orthogonalOffsets: offsets,
      preserved: preserved,
      registrations: CollectionRegistrations(
        createsAllDecorations: createsAllDecorations,
        kindsOfViews: registry.kinds
      ),
      measure: { [weak self] element, proposal in
        MainActor.assumeIsolated { self?.measuredSize(of: element, proposal) }
      }
    )
  }
}

extension UICollectionView {
  /// Discards the item counts and recycles every view before the data source is queried again
  /// (R-CV-7).
  private func reload() {
    itemCounts = nil
    needsReload = false
    // A newly created view is laid out only once.
    isLayoutInvalid = false
    for (_, view) in shown.inElementOrder { recycle(view) }
    shown = [:]
    let offsets = compositional?.orthogonalOffsets
    (resolver, preserved) = (nil, nil)
    makeResolver(orthogonalOffsets: offsets)
  }

  /// Adopts the content size and the scroll offset of the resolver.
  ///
  /// R-CV-8: if a reload or an update made the content shorter than the scroll offset, the view
  /// scrolls back to the end of the content.
  ///
  /// - Parameter isShortened: Whether the content may have become shorter than the scroll offset.
  private func adoptExtent(isShortened: Bool) {
    guard let resolver else { return }
    contentSize = resolver.contentSize
    contentOffset = resolver.scrollOffset
    let offset = reachable(contentOffset)
    guard isShortened, offset != contentOffset else { return }
    contentOffset = offset
    resolver.scrollOffset = offset
    contentOffset = resolver.scrollOffset
  }

  private var surroundings: CollectionSurroundings {
    let traits = traits
    let (safeArea, margins) = (safeAreaInsets, directionalLayoutMargins)
    let isRightToLeft = traits.isRightToLeft
    return CollectionSurroundings(
      size: bounds.size,
      displayScale: traits.displayScale,
      safeArea: EdgeInsets(
        top: safeArea.top,
        leading: isRightToLeft ? safeArea.right : safeArea.left,
        bottom: safeArea.bottom,
        trailing: isRightToLeft ? safeArea.left : safeArea.right
      ),
      layoutMargins: EdgeInsets(
        top: margins.top,
        leading: margins.leading,
        bottom: margins.bottom,
        trailing: margins.trailing
      ),
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight
    )
  }

  private func display(_ view: UICollectionReusableView, as element: CollectionElement.Identity) {
    guard !view.isDisplayed else { return }
    view.isDisplayed = true
    switch (view, element) {
    case (let cell as UICollectionViewCell, .cell):
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
    case (_, .supplementary(let kind, _, _)), (_, .layoutSupplementary(let kind, _)):
      delegate?.collectionView(
        self,
        willDisplaySupplementaryView: view,
        forElementKind: kind,
        at: element.indexPath
      )
    default: break
    }
  }
}
