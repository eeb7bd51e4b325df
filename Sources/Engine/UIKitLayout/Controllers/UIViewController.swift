public import Foundation
import ViewLayout

/// An object that manages a view hierarchy.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// The margins that the controller last set on its root view; `nil` if it set none.
  private var adoptedMargins: NSDirectionalEdgeInsets?
  private var isLoading = false
  var appearance = Appearance.hidden
  /// The children that were replaced since the last layout.
  var leavingChildren: [UIViewController] = []
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem?.title = title
    }
  }
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  // UIKit declares the property as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  open var preferredContentSize = CGSize.zero
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if let loadedView { loadedView.noteSafeArea(loadedView.safeAreaInsets) }
    }
  }
  /// Whether the view has the system minimum margins; read when the view is loaded.
  open var viewRespectsSystemMinimumLayoutMargins = true
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition of the presentation; has no effect.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether interactive dismissal is disabled; has no effect.
  open var isModalInPresentation = false
  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  open var isEditing = false
  private lazy var editItem = UIBarButtonItem(
    systemItem: .edit,
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
  )
  open var editButtonItem: UIBarButtonItem { editItem }
  /// The appearance that replaces the inherited one, light or dark; has no effect.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  // UIKit declares the property as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { keep(newValue) }
  }

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    editItem.title = editing ? "Done" : nil
  }

  // MARK: The view's life

  open func loadView() { view = UIView() }

  open func viewDidLoad() {}

  open func viewWillAppear(_ animated: Bool) {}

  open func viewIsAppearing(_ animated: Bool) {}

  open func viewDidAppear(_ animated: Bool) {}

  open func viewWillDisappear(_ animated: Bool) {}

  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: The view's layout

  open func viewWillLayoutSubviews() {}

  open func viewDidLayoutSubviews() {}

  open func updateViewConstraints() { loadedView?.updateConstraints() }

  open func viewSafeAreaInsetsDidChange() {}

  open func viewLayoutMarginsDidChange() {}

  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Controllers in each other

  open func willMove(toParent parent: UIViewController?) {}

  open func didMove(toParent parent: UIViewController?) {}

  open func addChild(_ childController: UIViewController) {
    attach(childController)
    if appearance != .hidden { childController.appear() }
  }

  /// Adds a child view controller without showing it.
  func attach(_ child: UIViewController) {
    child.leaveParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  open func removeFromParent() {
    guard parent != nil else { return }
    leaveParent()
    didMove(toParent: nil)
  }

  private func leaveParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// The children whose views are in the view while it is shown; a container of one visible child
  /// overrides it.
  var shownChildren: [UIViewController] { children }

  /// Adds the views of the shown children, in a container that places them.
  func embedContent() {}

  /// Places the views of children and bars, before the view lays out its subviews.
  package func arrangeChildren() {}

  /// The view controllers on the stack of a navigation controller; `nil` for other controllers.
  var stack: [UIViewController]? { nil }

  /// Whether the view is laid out when the controller is presented.
  var isLaidOutWhenPresented: Bool { true }

  /// The rule for the frame of the view while it is presented, and the kind of presentation.
  var presentation: (rule: String, name: String) { styledPresentation }

  /// R-UIB-9: returns the frame of the presented view in a window, in points.
  func presentedFrame(in window: UIWindow) -> CGRect { styledFrame(in: window) }

  /// Presents a view controller in the window of the view (R-UIB-9).
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    if viewControllerToPresent.isLaidOutWhenPresented {
      viewIfLoaded?.window?.present(viewControllerToPresent)
    }
    completion?()
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenting = presentedViewController == nil ? nearestPresenting : self
    if let presented = presenting?.presentedViewController {
      presented.viewIfLoaded?.window?.dismiss(presented)
    }
    presenting?.presentedViewController = nil
    completion?()
  }

  open func show(_ vc: UIViewController, sender: Any?) {
    navigationController?.pushViewController(vc, animated: true)
  }

  /// The orientations that the controller supports; has no effect.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the user interface rotates with the device; has no effect.
  open var shouldAutorotate: Bool { true }
  /// Whether the home indicator is hidden; there is none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The preferred style of the status bar; has no effect.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar should be hidden; has no effect.
  open var prefersStatusBarHidden: Bool { false }

  /// Requests an update of the status bar; has no effect.
  open func setNeedsStatusBarAppearanceUpdate() {}
}

extension UIViewController: UITraitChangeObservable {}

// MARK: - Creation from a type

extension DynamicallyCreated where Self: UIViewController {
  /// Creates a view controller of a generic type, whose view is loaded at the first access.
  @_disfavoredOverload public init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a view controller of a generic type, whose view is loaded at the first access.
  @_disfavoredOverload public init(nibName: String?, bundle: Bundle?) {
    // The initializer calls `init(nibName:bundle:)` of the type.
    // swift-format-ignore: NeverForceUnwrap
    self = Self.allocate(nibName, bundle) as! Self
  }
}

extension UIViewController: DynamicallyCreated {
  /// Creates a controller by calling the initializer `init(nibName:bundle:)` of its class.
  convenience init(allocating name: String?, _ bundle: Bundle?) {
    self.init(nibName: name, bundle: bundle)
  }

  // See the extension of `UIView`, which calls its initializer under its symbol, too.
  @_silgen_name("$s11UIKitLayout16UIViewControllerC10allocating_ACSSSg_10Foundation6BundleCSgtcfC")
  fileprivate static func allocate(_ name: String?, _ bundle: Bundle?) -> UIViewController
}

// MARK: - Loading and showing

extension UIViewController {
  public var isViewLoaded: Bool { loadedView != nil }

  public var viewIfLoaded: UIView? { loadedView }

  /// R-VC-1: they are 16 at the leading and trailing edges, or 20 in a window whose shorter side is
  /// at least 414.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let screen = loadedView?.window?.bounds.size ?? loadedView?.bounds.size ?? .zero
    let isLarge = min(screen.width, screen.height) >= 414
    let margin: CGFloat = isLarge && loadedView?.traits.metrics != .test ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }

  public var traitCollection: UITraitCollection { view.traitCollection }

  public func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if loadedView != nil { viewDidLoad() }
  }

  /// Stores the root view and sets its owner; it gets the system minimum margins (R-VC-1).
  private func keep(_ view: UIView?) {
    loadedView?.viewOwner = nil
    loadedView = view
    guard let view else { return }
    view.viewOwner = self
    if viewRespectsSystemMinimumLayoutMargins { adoptMargins(systemMinimumLayoutMargins, in: view) }
  }

  private func adoptMargins(_ margins: NSDirectionalEdgeInsets, in view: UIView) {
    adoptedMargins = margins
    view.directionalLayoutMargins = margins
  }

  /// R-VC-1: sets the margins for the width of the root view, unless other margins were set.
  fileprivate func updateMargins() {
    guard let view = loadedView, let adoptedMargins, viewRespectsSystemMinimumLayoutMargins,
      view.directionalLayoutMargins == adoptedMargins
    else { return }
    let margins = systemMinimumLayoutMargins
    if margins != adoptedMargins { adoptMargins(margins, in: view) }
  }
}

extension UIViewController: ViewOwner {
  package func viewWillLayOut() {
    updateMargins()
    viewWillLayoutSubviews()
  }

  package func viewDidLayOut() { viewDidLayoutSubviews() }
  package func viewSafeAreaDidChange() { viewSafeAreaInsetsDidChange() }
  package func viewMarginsDidChange() { viewLayoutMarginsDidChange() }
  package func viewTraitsDidChange() { traitCollectionDidChange(nil) }
  package var additionalSafeArea: UIEdgeInsets { additionalSafeAreaInsets }
}
