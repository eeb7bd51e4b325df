public import Foundation

/// An object that responds to events; a scenario does not simulate touches or keyboard input.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// The next responder in the chain; `nil` if there is none.
  open var next: UIResponder? { nil }
  /// Whether the responder is the first responder; always `false`.
  open var isFirstResponder: Bool { false }
  /// Whether the responder can become the first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Returns `false`; there is no keyboard input.
  @discardableResult open func becomeFirstResponder() -> Bool { false }

  /// Returns `true`; the responder is never the first responder.
  @discardableResult open func resignFirstResponder() -> Bool { true }

  /// Called when touches begin; never called here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when touches move; never called here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when touches end; never called here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when touches are canceled; never called here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// The view above the keyboard; there is no keyboard.
  open var inputAccessoryView: UIView? { nil }
}

extension UIResponder {
  /// The notification that the keyboard will be shown; never posted.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification"
  )
  /// The notification that the keyboard has been shown; never posted.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification"
  )
  /// The notification that the keyboard will be hidden; never posted.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification"
  )
  /// The notification that the keyboard has been hidden; never posted.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification"
  )
  /// The key of the keyboard's final frame in the user info of a keyboard notification.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}

/// An input event; events are never simulated.
@preconcurrency @MainActor open class UIEvent: NSObject {}

/// A touch of a finger; touches are never simulated.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// Returns the location of the touch in a view, in points; always zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// The root view of an app's user interface; not shown in this engine.
open class UIWindow: UIView {
  /// Creates a window with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Whether the window receives keyboard input; always `false`.
  open var isKeyWindow: Bool { false }

  /// Makes the window visible; has no effect.
  open func makeKeyAndVisible() {}
}
