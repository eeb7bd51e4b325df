public import Foundation

extension UIView {
  /// No length of a content's own.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  /// A size that asks for the smallest.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// A size that asks for the largest.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Moves a view behind or before others in the same.
  private func move(_ view: UIView, to index: Int) {
    guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: place)
    subviews.insert(view, at: min(index, subviews.count))
  }

  /// Shows a view in this one before all others.
  public func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count) }

  /// Shows a view in this one behind all others.
  public func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  /// Adds a view right before another one in this.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let place = subviews.filter { $0 !== view }.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: place.map { $0 + 1 } ?? subviews.count)
  }

  /// Adds a view right behind another one in this.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    let place = subviews.filter { $0 !== view }.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: place ?? subviews.count)
  }

  /// Changes the places of two views in this one.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }

  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
    markConstraintsInside()
    constraintRootView.engine?.itemsDidChange()
  }

  /// Takes a guide out, with the constraints that speak of it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuides.removeAll { $0 === layoutGuide }
    dropConstraints { $0 === layoutGuide }
    layoutGuide.owningView = nil
    constraintRootView.engine?.itemsDidChange()
  }

  func leaveSuperview(for new: UIView?) {
    willMove(toSuperview: new)
    guard let superview else { return }
    superview.willRemoveSubview(self)
    superview.dropConstraints { ($0 as? UIView)?.isDescendant(of: self) ?? self.owns($0) }
    superview.constraintRootView.engine?.itemsDidChange()
    superview.subviews.removeAll { $0 === self }
    superview.boundsOrSubviewsDidChange()
    self.superview = nil
  }

  func boundsDidChange(from old: CGRect) {
    guard bounds != old else { return }
    boundsOrSubviewsDidChange()
    guard bounds.size != old.size else { return }
    if hasConstraintsInside, !isApplyingSolvedFrame {
      constraintRootView.engine?.surroundingsDidChange()
    }
    guard autoresizesSubviews else { return }
    for view in subviews { view.autoresize(bounds.size, from: old.size) }
  }
}

extension UIView {
  /// The view or the first one in it that has a tag; `nil` where none has.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Whether the view is another one, or somewhere in it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  func environmentDidChange() {
    traitCollectionDidChange(nil)
    viewOwner?.viewTraitsDidChange()
    constraintRootView.engine?.itemsDidChange()
    for view in subviews where view.environment == nil { view.environmentDidChange() }
  }
}
