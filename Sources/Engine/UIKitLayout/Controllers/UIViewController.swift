public import Foundation

/// Looks after a view: makes it, and is told of its layout.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isLoading = false
  private var isShown = false
  /// The words in the bar above.
  open var title: String? {
    didSet { navigationItem.title = title }
  }
  /// What the bar above shows of the controller.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  // UIKit's own type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the bar below shows of the controller.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// The controllers in this one.
  open private(set) var children: [UIViewController] = []
  /// The controller that this one is in; `nil` for none.
  open private(set) weak var parent: UIViewController?
  /// The controller that this one shows above itself; nothing is shown of it.
  open private(set) var presentedViewController: UIViewController?
  /// The controller that shows this one above itself; `nil` for none.
  open private(set) weak var presentingViewController: UIViewController?
  /// The size that the controller would like, in points.
  open var preferredContentSize = CGSize.zero
  /// The room that the view keeps free besides bars and notches, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { loadedView?.safeAreaInsetsMayHaveChanged() }
    }
  }
  /// Whether the view's margins are at least 16 at both sides: taken when the view is made.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// How the controller is shown above another one: taken and ignored.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How that moves: taken and ignored.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether people cannot send it away: taken and ignored.
  open var isModalInPresentation = false
  /// Whether the bar below is hidden: taken and ignored.
  open var hidesBottomBarWhenPushed = false
  /// Which edges lie under bars: taken and ignored.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether content lies under bars that cover it: taken and ignored.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether the controller is light or dark whatever is around it: taken and ignored.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Makes a controller, whose view is loaded at the first access.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a controller, whose view is loaded at the first access.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes no controller: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  // UIKit's own type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, which is loaded at the first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { keep(newValue) }
  }

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  // MARK: The view's life

  /// Makes the view: an empty one, unless a class makes another.
  open func loadView() { view = UIView() }

  /// Notes that the view has been made.
  open func viewDidLoad() {}

  /// Notes that the view will be shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Notes that the view is being shown, in its size.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Notes that the view is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Notes that the view will not be shown.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Notes that the view is shown no more.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: The view's layout

  /// Notes that the view will place its subviews.
  open func viewWillLayoutSubviews() {}

  /// Notes that the view has placed its subviews.
  open func viewDidLayoutSubviews() {}

  /// Makes the constraints of the view, by having the view make them.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  /// Notes that the safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Notes that the margins have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Notes that the size will change.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Notes that the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Controllers in each other

  /// Notes that the controller will come into another one, or, with `nil`, into none.
  open func willMove(toParent parent: UIViewController?) {}

  /// Notes that the controller has come into another one, or into none.
  open func didMove(toParent parent: UIViewController?) {}

  /// Takes a controller in; the caller adds its view.
  open func addChild(_ childController: UIViewController) {
    childController.leaveParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
    if isShown { childController.appear() }
  }

  /// Takes the controller out of the one that it is in.
  open func removeFromParent() {
    guard parent != nil else { return }
    leaveParent()
    didMove(toParent: nil)
  }

  private func leaveParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Shows a controller above this one: it is taken, and nothing is shown.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }

  /// Sends away what is shown above, or the controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    (presentedViewController == nil ? presentingViewController : self)?.presentedViewController =
      nil
    completion?()
  }

  /// Shows a controller in place of this one: it is taken, and nothing is shown.
  open func show(_ vc: UIViewController, sender: Any?) {
    navigationController?.pushViewController(vc, animated: true)
  }

  /// How the text of the bar at the top looks: taken and ignored.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether that bar is hidden: taken and ignored.
  open var prefersStatusBarHidden: Bool { false }

  /// Says that the bar at the top may look otherwise: nothing is shown of it.
  open func setNeedsStatusBarAppearanceUpdate() {}
}

// MARK: - Loading and showing

extension UIViewController {
  /// Whether the view has been made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// The view, if it has been made.
  public var viewIfLoaded: UIView? { loadedView }

  /// The least margins of a view of a controller's, in points: 16 at both sides.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  /// The traits of the view's surroundings.
  public var traitCollection: UITraitCollection { view.traitCollection }

  /// Makes the view, if that has not been done.
  public func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if loadedView != nil { viewDidLoad() }
  }

  /// R-VC-1: the root view of a controller has margins of its own.
  private func keep(_ view: UIView?) {
    loadedView?.viewOwner = nil
    loadedView = view
    guard let view else { return }
    view.viewOwner = self
    if viewRespectsSystemMinimumLayoutMargins {
      view.directionalLayoutMargins = systemMinimumLayoutMargins
    }
  }

  /// The view that a scene shows, which will be shown.
  ///
  /// R-VC-2: the view is made first, which the controller is told; then it is told that the view
  /// will be shown, and then that it is being shown.
  package func appear() {
    guard !isShown else { return }
    isShown = true
    loadViewIfNeeded()
    viewWillAppear(false)
    viewIsAppearing(false)
    for child in children { child.appear() }
  }

  /// Notes that the view has been laid out for the first time since it is shown.
  package func didAppear() {
    viewDidAppear(false)
    for child in children { child.didAppear() }
  }

  /// Notes that the view is shown no more.
  package func disappear() {
    guard isShown else { return }
    isShown = false
    viewWillDisappear(false)
    for child in children { child.disappear() }
    viewDidDisappear(false)
  }
}

extension UIViewController: ViewOwner {
  package func viewWillLayOut() { viewWillLayoutSubviews() }
  package func viewDidLayOut() { viewDidLayoutSubviews() }
  package func viewSafeAreaDidChange() { viewSafeAreaInsetsDidChange() }
  package func viewMarginsDidChange() { viewLayoutMarginsDidChange() }
  package func viewTraitsDidChange() { traitCollectionDidChange(nil) }
  package var additionalSafeArea: UIEdgeInsets { additionalSafeAreaInsets }
}

/// How a controller is shown above another one; nothing is shown.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As usual, over everything, in a part, in a form's size, as it likes.
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// How that moves.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below, turning, fading, as a page.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// How the text of the bar at the top looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// As usual, light or dark.
  case `default`, lightContent = 1
  case darkContent = 3
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt

  /// Makes edges of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Moves along with a change of size: nothing moves.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Makes changes along with the other one.
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}
