public import Foundation

/// Shows controllers one after the other: the first one here, without a bar.
open class UINavigationController: UIViewController {
  /// The controllers, the first one at the bottom.
  open var viewControllers: [UIViewController] = [] {
    didSet { showFirst(viewControllers.first, insteadOf: oldValue.first) }
  }
  /// The bar above, which is not shown.
  open private(set) lazy var navigationBar = UINavigationBar()
  /// Whether the bar is hidden: taken and ignored.
  open var isNavigationBarHidden = false

  /// Makes a controller of a first one.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    addChild(rootViewController)
    rootViewController.didMove(toParent: self)
  }

  /// Makes a controller of none.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes no controller: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// The controller that was shown last.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller that was shown last.
  open var visibleViewController: UIViewController? { viewControllers.last }

  /// Takes another one: the first one stays in sight.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Gives the last one up.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Gives all but the first up.
  @discardableResult open func popToRootViewController(
    animated: Bool
  ) -> [UIViewController]? {
    let gone = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return gone
  }

  /// Takes others in place of all.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Says whether the bar is hidden: taken and ignored.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showFirst(viewControllers.first, insteadOf: nil)
  }
}

/// Shows one of several controllers: the first one here, without a bar.
open class UITabBarController: UIViewController {
  /// The controllers; `nil` for none.
  open var viewControllers: [UIViewController]? {
    didSet { showFirst(viewControllers?.first, insteadOf: oldValue?.first) }
  }
  /// Which of them is chosen: the first one is shown all the same.
  open var selectedIndex = 0
  /// The bar below, which is not shown.
  open private(set) lazy var tabBar = UITabBar()

  /// Takes others in place of all.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showFirst(viewControllers?.first, insteadOf: nil)
  }
}

extension UIViewController {
  /// The controller around that shows controllers one after the other; `nil` for none.
  public var navigationController: UINavigationController? { nearest() }

  /// The controller around that shows one of several; `nil` for none.
  public var tabBarController: UITabBarController? { nearest() }

  private func nearest<Outer: UIViewController>() -> Outer? {
    var current = parent
    while let controller = current {
      if let found = controller as? Outer { return found }
      current = controller.parent
    }
    return nil
  }

  /// R-VC-3: what shows one of several controllers shows the first one in its whole view.
  fileprivate func showFirst(_ child: UIViewController?, insteadOf old: UIViewController?) {
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
