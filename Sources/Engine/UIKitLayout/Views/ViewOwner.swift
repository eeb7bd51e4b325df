import Foundation

/// Owns a view and receives its layout events, as a controller does for its root view.
@MainActor
protocol ViewOwner: UIResponder {
  // UIKit declares the property of a view controller as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, which is loaded at the first access.
  var view: UIView! { get }
  /// The view; `nil` if it has not been loaded.
  var viewIfLoaded: UIView? { get }
  /// The insets that are added to the safe area, in points.
  var additionalSafeArea: UIEdgeInsets { get }
  /// Whether a window shows nothing behind the view while it is presented.
  var coversWindow: Bool { get }
  /// The rule for the frame of the view while it is presented, and the kind of presentation.
  var presentation: (rule: String, name: String) { get }

  /// Loads the view if it has not been loaded.
  func loadViewIfNeeded()
  /// Returns the frame of the view in a window that presents it, in points.
  func presentedFrame(in window: UIWindow) -> CGRect
  /// Loads the view and calls the callbacks that precede its first layout.
  func appear()
  /// Calls the callbacks that follow the first layout since the view was shown.
  func didAppear()
  /// Calls the callbacks that precede the removal of the view.
  func willDisappear()
  /// Calls the callbacks that follow the removal of the view.
  func didDisappear()
  /// Called before the view lays out its subviews.
  func viewWillLayOut()
  /// Places the views of children and bars, before the view lays out its subviews.
  func arrangeChildren()
  /// Called after the view has laid out its subviews.
  func viewDidLayOut()
  /// Updates the constraints of the view.
  func updateViewConstraints()
  /// Called after the safe area of the view has changed.
  func viewSafeAreaDidChange()
  /// Called after the layout margins of the view have changed.
  func viewMarginsDidChange()
  /// Called after the traits of the view have changed.
  func viewTraitsDidChange()
}
