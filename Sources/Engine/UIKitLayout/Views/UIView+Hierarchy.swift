public import Foundation
package import ViewLayout

extension UIView {
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Moves a subview to another index.
  private func move(_ view: UIView, to index: Int) {
    guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: place)
    subviews.insert(view, at: min(index, subviews.count))
  }

  public func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count) }

  public func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let place = subviews.filter { $0 !== view }.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: place.map { $0 + 1 } ?? subviews.count)
  }

  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    let place = subviews.filter { $0 !== view }.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: place ?? subviews.count)
  }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
    markConstraintsInside()
    constraintRootView.engine?.itemsDidChange()
  }

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
    isWindowContent = false
  }

  /// Moves the view to another superview, and notifies it and its descendants of a new window.
  func move(to window: UIWindow?, _ change: () -> Void) {
    guard window !== self.window else { return change() }
    forEachInside { $0.willMove(toWindow: window) }
    change()
    forEachInside { $0.didMoveToWindow() }
  }

  /// Calls a closure with the view and its descendants.
  private func forEachInside(_ body: (UIView) -> Void) {
    body(self)
    for view in subviews { view.forEachInside(body) }
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
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// The environment of the view; that of the application outside of a scene.
  package var traits: HostEnvironment { imposedEnvironment ?? ApplicationEnvironment.current }

  /// The environment that the view or an ancestor sets; `nil` outside of a scene.
  var imposedEnvironment: HostEnvironment? { environment ?? superview?.imposedEnvironment }

  func environmentDidChange() {
    traitCollectionDidChange(nil)
    viewOwner?.viewTraitsDidChange()
    constraintRootView.engine?.itemsDidChange()
    for view in subviews where view.environment == nil { view.environmentDidChange() }
  }
}
