import Foundation

extension UIViewController {
  public var navigationController: UINavigationController? { nearest() }

  public var tabBarController: UITabBarController? { nearest() }

  /// The view controller that presents this one or, for a child, its nearest presented ancestor.
  var nearestPresenting: UIViewController? {
    presentingViewController ?? parent?.nearestPresenting
  }

  func nearest<Outer: UIViewController>() -> Outer? {
    var current = parent
    while let controller = current {
      if let found = controller as? Outer { return found }
      current = controller.parent
    }
    return nil
  }

  /// R-VC-3: adds the views of the shown children behind all others, in the whole view.
  func embedShownChildren() {
    guard isViewLoaded, let view else { return }
    for child in shownChildren {
      guard let inner = child.view, inner.superview !== view else { continue }
      inner.frame = view.bounds
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(inner, at: 0)
    }
  }

  /// Removes the view controller from its container, with the callbacks before and after the
  /// removal.
  func leave() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    removeFromParent()
  }

  /// Shows a child in place of another one, and calls their callbacks if the container is shown.
  ///
  /// R-VC-4: the order is that of UIKit: the view of the new child is loaded, the old one will
  /// disappear, and the new one will appear; after the next layout the old one has disappeared,
  /// and the new one has appeared.
  func replace(_ old: UIViewController?, with new: UIViewController?) {
    guard old !== new else { return }
    viewIfLoaded?.setNeedsLayout()
    if isShown { new?.loadViewIfNeeded() }
    old?.willDisappear()
    old?.viewIfLoaded?.removeFromSuperview()
    old?.viewIfLoaded?.imposedSafeArea = nil
    if let old, isShown { leavingChildren.append(old) }
    embedContent()
    if isShown { new?.appear() }
  }

  /// Shows the first child of a page view controller.
  func showFirst(_ child: UIViewController?, insteadOf old: UIViewController?) {
    if let old, old !== child {
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    guard let child else { return }
    if child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    guard isViewLoaded, let inner = child.view, inner.superview !== view else { return }
    inner.frame = view.bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner)
  }
}
