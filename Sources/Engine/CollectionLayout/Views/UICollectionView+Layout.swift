import Foundation
import UIKitLayout
import ViewLayout

extension UICollectionView {
  /// Invalidates the whole layout until the next layout pass.
  func invalidate() {
    isLayoutInvalid = true
    setNeedsLayout()
  }

  /// R-FLOW-23: a layout that answers by itself is asked whether it minds other bounds before they
  /// come.
  func boundsWillChange(to bounds: CGRect) {
    (resolver as? AttributeResolver)?.boundsWillChange(to: bounds)
  }

  /// R-FLOW-12: a flow layout's lines lie between the content insets.
  func contentInsetDidChange() {
    if resolver is AttributeResolver { collectionViewLayout.invalidateLayout() }
  }

  /// R-FLOW-16: another delegate has other sizes.
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

  /// Shows views for what is in sight, and takes away all others (R-CV-2); these first, so that
  /// they can serve what comes into sight (R-CV-4).
  func showVisibleElements() {
    guard let resolver else { return }
    let elements = visibleElements
    recycle(allBut: elements)
    for element in elements {
      // A reload that was requested meanwhile invalidates these items.
      guard !needsReload else { break }
      guard let view = view(of: element.identity) else { continue }
      view.place(by: resolver.attributes(of: element.identity) ?? element.attributes)
      display(view, as: element.identity)
    }
    for view in replaced { recycle(view) }
    replaced = []
  }

  /// The elements in sight.
  package var visibleElements: [CollectionElement] {
    resolver?.elements(in: CGRect(origin: contentOffset, size: bounds.size)) ?? []
  }

  /// The resolver that lays out, also while it is being made.
  var currentResolver: (any CollectionResolver)? {
    resolver ?? (collectionViewLayout as? any ResolvedLayout)?.resolver
      ?? collectionViewLayout.attributeResolver
  }

  /// The resolver of a compositional layout; `nil` while another one is shown.
  var compositional: CollectionLayoutResolver? { resolver as? CollectionLayoutResolver }

  /// Makes what lays out, scrolled as the one before it.
  ///
  /// - Parameter orthogonalOffsets: How far sections are scrolled by themselves; `nil` for as far
  ///   as they are.
  func makeResolver(orthogonalOffsets: [Int: CGFloat]? = nil) {
    let offsets = orthogonalOffsets ?? compositional?.orthogonalOffsets ?? [:]
    // The layout answers by the one that it has: it lets go of the old one before it gets another.
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
  /// Forgets what the data source has said, and lets every view go before it is asked again, so
  /// that they can serve (R-CV-7).
  private func reload() {
    itemCounts = nil
    needsReload = false
    // A view that was just created is laid out once.
    isLayoutInvalid = false
    for view in shown.values { recycle(view) }
    shown = [:]
    let offsets = compositional?.orthogonalOffsets
    (resolver, preserved) = (nil, nil)
    makeResolver(orthogonalOffsets: offsets)
  }

  /// Takes on how large the content is, and how far the layout has moved it with what is in sight.
  ///
  /// R-CV-8: content that a reload or an update has made shorter than it is scrolled to is scrolled
  /// back to its end.
  ///
  /// - Parameter isShortened: Whether the content may have become shorter than it is scrolled to.
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
