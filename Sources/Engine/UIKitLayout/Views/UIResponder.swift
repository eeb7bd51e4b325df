public import Foundation

/// What can be told of events: nothing is told of any here.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// The responder that is told of what this one does not know; `nil` for none.
  open var next: UIResponder? { nil }
  /// Whether the responder takes what is typed: none does.
  open var isFirstResponder: Bool { false }
  /// Whether the responder may take what is typed.
  open var canBecomeFirstResponder: Bool { false }

  /// Takes what is typed: nothing is.
  @discardableResult open func becomeFirstResponder() -> Bool { false }

  /// Takes what is typed no more.
  @discardableResult open func resignFirstResponder() -> Bool { true }

  /// Notes that fingers have come: none do.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Notes that fingers have moved: none do.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Notes that fingers have gone: none do.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Notes that touches have come to nothing: none do.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// The view above the keyboard: there is no keyboard.
  open var inputAccessoryView: UIView? { nil }
}

extension UIResponder {
  /// The keyboard will come; never posted.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification"
  )
  /// The keyboard has come; never posted.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification"
  )
  /// The keyboard will go; never posted.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification"
  )
  /// The keyboard has gone; never posted.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification"
  )
  /// The key under which such a notification has the keyboard's last frame.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}

/// An input event; events are never simulated.
@preconcurrency @MainActor open class UIEvent: NSObject {}

/// A finger: none is here.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// Where the finger is in a view, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// The outermost view of an app, in which nothing is shown here.
open class UIWindow: UIView {
  /// Makes a window of a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Whether the window takes what is typed: none does.
  open var isKeyWindow: Bool { false }

  /// Shows the window: nothing is shown.
  open func makeKeyAndVisible() {}
}
