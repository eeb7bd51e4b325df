public import Foundation

/// A container that manages a stack of view controllers; only the root is shown, without a bar.
open class UINavigationController: UIViewController {
  /// The view controllers on the stack, root first.
  open var viewControllers: [UIViewController] = [] {
    didSet { showFirst(viewControllers.first, insteadOf: oldValue.first) }
  }
  /// The navigation bar, which is not shown.
  open private(set) lazy var navigationBar = UINavigationBar()
  /// Whether the navigation bar is hidden; has no effect.
  open var isNavigationBarHidden = false

  /// Creates a navigation controller with a root view controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    addChild(rootViewController)
    rootViewController.didMove(toParent: self)
  }

  /// Creates a navigation controller without a root view controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The last view controller on the stack.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The last view controller on the stack; the root is visible all the same.
  open var visibleViewController: UIViewController? { viewControllers.last }

  /// Adds a view controller to the stack; the root remains visible.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Removes the last view controller and returns it; `nil` if only the root is on the stack.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Removes all view controllers except the root and returns them.
  @discardableResult open func popToRootViewController(
    animated: Bool
  ) -> [UIViewController]? {
    let gone = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return gone
  }

  /// Replaces all view controllers on the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Sets whether the navigation bar is hidden; has no effect.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  // mutants(statement): the method of `UIViewController` that it calls does nothing
  open override func viewDidLoad() {
    super.viewDidLoad()
    showFirst(viewControllers.first, insteadOf: nil)
  }
}

/// A container with a tab for each view controller; only the first is shown, without a bar.
open class UITabBarController: UIViewController {
  /// The view controllers, one for each tab; `nil` if there are none.
  open var viewControllers: [UIViewController]? {
    didSet { showFirst(viewControllers?.first, insteadOf: oldValue?.first) }
  }
  /// The index of the selected tab; the first one is shown regardless.
  open var selectedIndex = 0
  /// The tab bar, which is not shown.
  open private(set) lazy var tabBar = UITabBar()

  /// Replaces all view controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  // mutants(statement): the method of `UIViewController` that it calls does nothing
  open override func viewDidLoad() {
    super.viewDidLoad()
    showFirst(viewControllers?.first, insteadOf: nil)
  }
}

extension UIViewController {
  /// The nearest ancestor that is a navigation controller; `nil` if there is none.
  public var navigationController: UINavigationController? { nearest() }

  /// The nearest ancestor that is a tab bar controller; `nil` if there is none.
  public var tabBarController: UITabBarController? { nearest() }

  private func nearest<Outer: UIViewController>() -> Outer? {
    var current = parent
    while let controller = current {
      if let found = controller as? Outer { return found }
      current = controller.parent
    }
    return nil
  }

  /// R-VC-3: a navigation, tab bar or page controller shows its first child in its whole view.
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
