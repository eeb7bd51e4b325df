public import Foundation
import ViewLayout

/// A container that shows the top of a stack of view controllers below a navigation bar (R-UIB-1).
open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = [] {
    didSet { stackDidChange(from: oldValue) }
  }
  open private(set) lazy var navigationBar = UINavigationBar()
  // UIKit declares the property as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether bars are hidden while content is scrolled; has no effect.
  open var hidesBarsOnSwipe = false
  /// The recognizer of the swipe that pops; `nil`, because nothing swipes.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  open weak var delegate: (any UINavigationControllerDelegate)?

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    stackDidChange(from: [])
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  override var stack: [UIViewController]? { viewControllers }

  open var topViewController: UIViewController? { viewControllers.last }

  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    removeAll(after: 0)
  }

  @discardableResult open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    viewControllers.firstIndex { $0 === viewController }.map { removeAll(after: $0) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Sets whether the navigation bar is hidden immediately.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Sets whether the toolbar is hidden immediately.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  override func embedContent() { embedShownChildren() }

  package override func arrangeChildren() {
    embedShownChildren()
    arrangeBars()
  }
}

// MARK: - The stack

extension UINavigationController {
  private func removeAll(after index: Int) -> [UIViewController] {
    let removed = Array(viewControllers.dropFirst(index + 1))
    if !removed.isEmpty { viewControllers.removeLast(removed.count) }
    return removed
  }

  private func stackDidChange(from old: [UIViewController]) {
    let removed = old.filter { child in !viewControllers.contains { $0 === child } }
    for child in viewControllers where child.parent !== self {
      attach(child)
      child.didMove(toParent: self)
    }
    let isOtherTop = old.last !== topViewController
    // A pushed view controller may hide the tab bar.
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    if isOtherTop, let topViewController {
      delegate?.navigationController(self, willShow: topViewController, animated: false)
    }
    replace(old.last, with: topViewController)
    for child in removed { child.leave() }
    if isOtherTop, let topViewController {
      delegate?.navigationController(self, didShow: topViewController, animated: false)
    }
  }

  private func pop() { popViewController(animated: true) }
}

// MARK: - Bars

extension UINavigationController {
  /// R-UIB-1: places the bars and the view of the top view controller, whose safe area ends at the
  /// bars.
  private func arrangeBars() {
    let view: UIView = view
    let bars = NavigationBars(
      bounds: view.bounds,
      safeArea: view.safeAreaInsets,
      windowBottom: view.window?.safeAreaInsets.bottom ?? view.safeAreaInsets.bottom,
      navigationBar: updatedNavigationBar(),
      toolbar: updatedToolbar(),
      metrics: .metrics(of: view.traits.metrics)
    )
    show(navigationBar, in: bars.navigationBar == nil ? nil : bars.navigationFrame)
    show(toolbar, in: bars.toolbar == nil ? nil : bars.toolbarFrame)
    guard let top = topViewController, let content = top.view else { return }
    let frame = top.frame(in: view.bounds, below: bars, isOpaque: !navigationBar.isTranslucent)
    if content.frame != frame { content.frame = frame }
    content.safeAreaInsets = bars.safeArea(of: frame)
  }

  /// Gives the navigation bar the items of the stack, and returns it; `nil` if it is not shown.
  private func updatedNavigationBar() -> UINavigationBar? {
    guard view.traits.hasBars, !isNavigationBarHidden, let top = topViewController else {
      return nil
    }
    let items = viewControllers.map(\.navigationItem)
    if (navigationBar.items ?? []) != items { navigationBar.items = items }
    top.navigationItem.backButton.primaryAction = UIAction { [weak self] _ in self?.pop() }
    navigationBar.collapsedLength = collapsedLength
    return navigationBar
  }

  /// Gives the toolbar its items, and returns it; `nil` if it is not shown.
  private func updatedToolbar() -> UIToolbar? {
    guard view.traits.hasBars, !isToolbarHidden else { return nil }
    let items = topViewController?.toolbarItems ?? []
    if (toolbar.items ?? []) != items { toolbar.items = items }
    toolbar.mayFloat = true
    return toolbar
  }

  /// R-UIB-7: the length by which scrolled content makes the navigation bar lower, in points.
  private var collapsedLength: CGFloat {
    guard let scrollView = topViewController?.view.contentScrollView else { return 0 }
    scrollView.offsetObserver = view
    let metrics = BarMetrics.metrics(of: view.traits.metrics)
    let bottom = max(view.safeAreaInsets.top, metrics.navigationTop) + navigationBar.fullHeight
    let distance = scrollView.contentOffset.y + scrollView.contentInset.top + bottom
    // A scroll view that was not laid out below the bar begins at its top.
    guard scrollView.isBelowBars else { return 0 }
    return min(max(distance, 0), navigationBar.collapsibleLength)
  }

  private func show(_ bar: UIView, in frame: CGRect?) {
    guard let frame else { return bar.removeFromSuperview() }
    if bar.superview !== view {
      let above = view.subviews.lastIndex { view in
        children.contains { $0.viewIfLoaded === view } || view is UINavigationBar
      }
      view.insertSubview(bar, at: (above ?? -1) + 1)
    }
    if bar.frame != frame { bar.frame = frame }
  }
}

/// Receives the changes of a navigation controller.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
