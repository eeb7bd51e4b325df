public import Foundation

/// A container with pages; only the first of its visible view controllers is shown.
open class UIPageViewController: UIViewController {
  /// The direction of a change of pages.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// The axis along which pages change.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// The animation of a change of pages.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// The place of the spine of a page that is turned.
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  /// An option of a page view controller.
  public struct OptionsKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open private(set) var spineLocation: SpineLocation
  /// Whether pages have content on both sides; has no effect.
  open var isDoubleSided = false
  /// The object that returns other pages; it is not called, because nothing swipes.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The object that is notified of changes of pages; it is not called, because nothing swipes.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open private(set) var viewControllers: [UIViewController]?
  /// The gesture recognizers for swipes and taps; there are none.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = options?[.spineLocation] as? Int
    spineLocation = spine.flatMap(SpineLocation.init) ?? (style == .scroll ? .none : .min)
    super.init(nibName: nil, bundle: nil)
  }

  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Shows a view controller immediately, then calls the completion.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = self.viewControllers?.first
    self.viewControllers = viewControllers
    showFirst(viewControllers?.first, insteadOf: old)
    completion?(true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showFirst(viewControllers?.first, insteadOf: nil)
  }
}

/// Returns the pages of a page view controller.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Returns the number of pages for a page control, which is not shown.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Returns the index of the visible page for a page control, which is not shown.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Receives the changes of a page view controller.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
}
