public import Foundation
import ViewLayout

/// The controller of a presentation, which determines the frame of the presented view (R-UIB-9).
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  public let presentedViewController: UIViewController
  private weak var presenting: UIViewController?
  /// The delegate of the presentation; not called.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
  }

  open var presentingViewController: UIViewController {
    presenting ?? presentedViewController.presentingViewController ?? presentedViewController
  }
  /// The view that contains the presentation: the window; `nil` before the presentation.
  open var containerView: UIView? { presentedViewController.viewIfLoaded?.window }
  open var presentedView: UIView? { presentedViewController.view }
  open var frameOfPresentedViewInContainerView: CGRect {
    guard let window = presentedViewController.viewIfLoaded?.window else { return .zero }
    return presentedViewController.presentedFrame(in: window)
  }

  /// Called before the presentation begins; never called here.
  open func presentationTransitionWillBegin() {}
  /// Called before the dismissal begins; never called here.
  open func dismissalTransitionWillBegin() {}
  /// Called before the container view is laid out; never called here.
  open func containerViewWillLayoutSubviews() {}
}

/// The delegate of a presentation.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}

extension UIViewController {
  // The addresses identify the values; their content is not used.
  nonisolated(unsafe) private static var sheetKey: UInt8 = 0
  nonisolated(unsafe) private static var popoverKey: UInt8 = 0

  public var sheetPresentationController: UISheetPresentationController? {
    presentation(for: &Self.sheetKey) {
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  public var popoverPresentationController: UIPopoverPresentationController? {
    presentation(for: &Self.popoverKey) {
      UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  public var presentationController: UIPresentationController? {
    modalPresentationStyle == .popover
      ? popoverPresentationController : sheetPresentationController
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
