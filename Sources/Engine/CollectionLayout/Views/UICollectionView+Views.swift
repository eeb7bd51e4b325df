import Foundation
import UIKitLayout
import ViewLayout

extension UICollectionView {
  /// The view of an element: the one that is shown, or one that the data source has for it.
  ///
  /// - Returns: `nil` if there is no data source, or no class for a decoration.
  func view(of element: CollectionElement.Identity) -> UICollectionReusableView? {
    if let view = shown[element] { return view }
    guard let view = newView(of: element) else { return nil }
    show(view, as: element)
    return view
  }

  /// Notes that a view stands for an element from now on.
  func show(_ view: UICollectionReusableView, as element: CollectionElement.Identity) {
    shown[element] = view
    view.element = element
    if view.superview !== self { addSubview(view) }
  }

  /// Takes the view away of what is not among some elements.
  func recycle(allBut elements: [CollectionElement]) {
    guard !shown.isEmpty else { return }
    var leaving = shown
    for element in elements { leaving[element.identity] = nil }
    for (element, view) in leaving {
      shown[element] = nil
      recycle(view)
    }
  }

  /// Takes a view away, which waits to be used again (R-CV-3).
  func recycle(_ view: UICollectionReusableView) {
    view.removeFromSuperview()
    endDisplaying(view)
    view.element = nil
    pool.put(view)
  }

  /// The size that content takes where the layout estimates; it is shown from then on.
  ///
  /// R-CV-9: the view is asked by `preferredLayoutAttributesFitting`.
  ///
  /// - Parameters:
  ///   - element: Whose content.
  ///   - proposal: The lengths that are given; `nil` where the layout estimates.
  /// - Returns: In points; `nil` where there is no view, so that the estimate stays.
  func measuredSize(
    of element: CollectionElement.Identity,
    _ proposal: ProposedViewSize
  ) -> CGSize? {
    measurements += 1
    if mayRecycle {
      mayRecycle = false
      // What has left the sight can be used for what has come: R-CV-4.
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
  /// The elements in sight as the layout is scrolled, which the view may not have heard of yet.
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

  /// The view that a data source answers; a plain one in place of one that cannot be shown, and an
  /// issue (R-CV-6).
  ///
  /// - Parameters:
  ///   - element: What it is asked about.
  ///   - existing: The view that is configured again; `nil` to get a new one.
  ///   - provider: Asks.
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
    // R-CV-5: a dequeued view that was not returned goes back to the pool at once.
    for other in call.dequeued where other !== view { pool.put(other) }
    guard !isOwn else { return view }
    // R-CV-12: a view that was not dequeued for this element is an issue.
    report(.notDequeued(element))
    guard view.element != nil || view.superview != nil else { return view }
    return plainView(for: element)
  }

  /// R-CV-15: a decoration is made of the class that is registered with the layout; without one
  /// there is none, unless plain ones are to stand in.
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
