import Foundation
internal import LayoutTree
import UIKitLayout
import ViewLayout

extension UICollectionView {
  /// Returns the visible view of an element, or gets one from the data source.
  ///
  /// - Returns: `nil` if there is no data source, or no class for a decoration.
  func view(of element: CollectionElement.Identity) -> UICollectionReusableView? {
    if let view = shown[element] { return view }
    guard let view = newView(of: element) else { return nil }
    show(view, as: element)
    return view
  }

  /// Makes a view the visible view of an element.
  func show(_ view: UICollectionReusableView, as element: CollectionElement.Identity) {
    shown[element] = view
    view.element = element
    if view.superview !== self { addSubview(view) }
  }

  /// Recycles all visible views except those of the given elements.
  func recycle(allBut elements: [CollectionElement]) {
    guard !shown.isEmpty else { return }
    var leaving = shown
    for element in elements { leaving[element.identity] = nil }
    for (element, view) in leaving.inElementOrder {
      shown[element] = nil
      recycle(view)
    }
  }

  /// Removes a view and puts it into the reuse pool (R-CV-3).
  func recycle(_ view: UICollectionReusableView) {
    view.removeFromSuperview()
    endDisplaying(view)
    view.element = nil
    pool.put(view)
  }

  /// Measures the content of an element whose size the layout estimates; its view is shown from
  /// then on.
  ///
  /// R-CV-9: the view is measured by `preferredLayoutAttributesFitting`.
  ///
  /// - Parameters:
  ///   - element: The element to measure.
  ///   - proposal: The given lengths; `nil` along the axes whose length is estimated.
  /// - Returns: The size in points; `nil` if there is no view, so that the estimate stays.
  func measuredSize(
    of element: CollectionElement.Identity,
    _ proposal: ProposedViewSize
  ) -> CGSize? {
    measurements += 1
    if mayRecycle {
      mayRecycle = false
      // R-CV-4: views that are no longer visible can be reused for newly visible elements.
      if resolver != nil { recycle(allBut: elementsInWindow) }
    }
    guard !needsReload, let view = view(of: element),
      let attributes = currentResolver?.attributes(of: element)
    else { return nil }
    attributes.proposal = proposal
    attributes.size.width = proposal.width ?? attributes.size.width
    attributes.size.height = proposal.height ?? attributes.size.height
    return view.preferredLayoutAttributesFitting(attributes).size
  }
}

extension UICollectionView {
  /// The elements visible at the resolver's scroll offset, which the view may not have adopted yet.
  private var elementsInWindow: [CollectionElement] {
    guard let resolver else { return [] }
    return resolver.elements(in: CGRect(origin: resolver.scrollOffset, size: bounds.size))
  }

  private func newView(of element: CollectionElement.Identity) -> UICollectionReusableView? {
    if case .decoration(let kind, _) = element { return decorationView(ofKind: kind, for: element) }
    guard let dataSource else { return nil }
    return provided(for: element) {
      switch element {
      case .supplementary(let kind, _, _), .layoutSupplementary(let kind, _):
        dataSource.collectionView(
          self,
          viewForSupplementaryElementOfKind: kind,
          at: element.indexPath
        )
      case .cell, .decoration: dataSource.collectionView(self, cellForItemAt: element.indexPath)
      }
    }
  }

  /// Returns the data source's view for an element.
  ///
  /// R-CV-6: a view that cannot be shown is an issue, and a plain view replaces it.
  ///
  /// - Parameters:
  ///   - element: The element that needs a view.
  ///   - existing: The view to reconfigure; `nil` to dequeue or create one.
  ///   - provider: Calls the data source.
  /// - Returns: The view to show.
  func provided(
    for element: CollectionElement.Identity,
    existing: UICollectionReusableView? = nil,
    by provider: () -> UICollectionReusableView
  ) -> UICollectionReusableView {
    let (outer, call) = (self.call, ProviderCall(for: element, existing: existing))
    self.call = call
    let view = ProviderCall.run(provider)
    self.call = outer
    let isOwn = view === existing || call.dequeued.contains { $0 === view }
    // R-CV-5: a dequeued view that the provider did not return goes back to the pool immediately.
    for other in call.dequeued where other !== view { pool.put(other) }
    guard !isOwn else { return view }
    // R-CV-12: a view that was not dequeued for this element is an issue.
    report(.notDequeued(element))
    guard view.element != nil || view.superview != nil else { return view }
    return plainView(for: element)
  }

  /// Returns a decoration view of the class that is registered with the layout (R-CV-15).
  ///
  /// Without a class the result is `nil`, or a plain view if `createsAllDecorations` is set.
  private func decorationView(
    ofKind kind: String,
    for element: CollectionElement.Identity
  ) -> UICollectionReusableView? {
    let plain = createsAllDecorations ? UICollectionReusableView.self : nil
    guard let type = collectionViewLayout.decorationClass(ofKind: kind) ?? plain else { return nil }
    return dequeue(.decoration(kind: kind), for: element) { type.init(dequeuedWith: $0) }
  }

  private func endDisplaying(_ view: UICollectionReusableView) {
    guard view.isDisplayed, let element = view.element else { return }
    view.isDisplayed = false
    switch (view, element) {
    case (let cell as UICollectionViewCell, .cell):
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    case (_, .supplementary(let kind, _, _)), (_, .layoutSupplementary(let kind, _)):
      delegate?.collectionView(
        self,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: kind,
        at: element.indexPath
      )
    default: break
    }
  }
}
