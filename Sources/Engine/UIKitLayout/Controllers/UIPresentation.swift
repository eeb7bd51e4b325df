public import Foundation

/// The controller of a presentation, which is never shown.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// The controller that presents.
  public let presentingViewController: UIViewController
  /// The delegate of the presentation; not called.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation of a view controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }

  /// The view that contains the presentation; `nil`, as nothing is presented.
  open var containerView: UIView? { nil }
  /// The view that is presented.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view, in points.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Called before the presentation begins; never called here.
  open func presentationTransitionWillBegin() {}
  /// Called before the dismissal begins; never called here.
  open func dismissalTransitionWillBegin() {}
  /// Called before the container view is laid out; never called here.
  open func containerViewWillLayoutSubviews() {}
}

/// The delegate of a presentation.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}

/// The controller of a sheet, which is never shown.
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  public final class Detent {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name of the detent.
      public var rawValue: String

      /// Creates the name of a detent.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates the name of a detent.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the screen.
      public static let medium = Self("medium")
      /// The detent of the full height.
      public static let large = Self("large")
    }

    /// The name of the height.
    public let identifier: Identifier

    private init(_ identifier: Identifier) { self.identifier = identifier }

    /// Returns about half of the screen.
    public static func medium() -> Detent { Detent(.medium) }
    /// Returns the whole screen.
    public static func large() -> Detent { Detent(.large) }
  }

  /// The heights at which the sheet rests.
  open var detents: [Detent] = [.large()]
  /// The height at which the sheet rests; `nil` for the smallest one.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height that does not dim the view below; `nil` for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grabber is shown.
  open var prefersGrabberVisible = false
  /// Whether scrolling at the edge expands the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the bottom edge in compact height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// The radius of the corners, in points; `nil` for the default.
  open var preferredCornerRadius: CGFloat?

  /// Changes properties with an animation; here they change immediately.
  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// The controller of a popover, which is never shown.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points to.
  open var sourceView: UIView?
  /// The rectangle that the popover points to, in points.
  open var sourceRect = CGRect.zero
  /// The bar button item that the popover points to.
  open var barButtonItem: UIBarButtonItem?
}

extension UIViewController {
  // The addresses identify the values; their content is not used.
  nonisolated(unsafe) private static var sheetKey: UInt8 = 0
  nonisolated(unsafe) private static var popoverKey: UInt8 = 0

  /// The sheet in which the controller is presented.
  public var sheetPresentationController: UISheetPresentationController? {
    presentation(for: &Self.sheetKey) {
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  /// The popover in which the controller is presented.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentation(for: &Self.popoverKey) {
      UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  private func presentation<Controller: UIPresentationController>(
    for key: UnsafeRawPointer,
    make: () -> Controller
  ) -> Controller {
    if let known = objc_getAssociatedObject(self, key) as? Controller { return known }
    let controller = make()
    objc_setAssociatedObject(self, key, controller, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return controller
  }
}

/// A controller that shares items with other apps, which is never shown.
open class UIActivityViewController: UIViewController {
  /// Creates a controller for items.
  public init(activityItems: [Any], applicationActivities: [AnyObject]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }
}

/// A timer that fires with the screen, which never does here.
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
  /// Whether the timer is paused.
  public var isPaused = false
  /// The time of the last frame, in seconds.
  public var timestamp: CFTimeInterval { 0 }
  /// The time of the next frame, in seconds.
  public var targetTimestamp: CFTimeInterval { 0 }
  /// The duration of a frame, in seconds.
  public var duration: CFTimeInterval { 1 / 60 }

  /// Creates a timer that calls a method of a target.
  public init(target: Any, selector: Selector) {}

  /// Adds the timer to a run loop; has no effect.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends the timer; has no effect.
  public func invalidate() {}
}

/// An offset of a position, in points.
public struct UIOffset: Equatable, Sendable {
  /// The offset to the right.
  public var horizontal: CGFloat
  /// The offset to the bottom.
  public var vertical: CGFloat

  /// Creates an offset, in points.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The offset of length 0.
  public static let zero = UIOffset()
}
