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
}

extension UIResponder {
  /// The keyboard will come: nobody posts it.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification"
  )
  /// The keyboard has come: nobody posts it.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification"
  )
  /// The keyboard will go: nobody posts it.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification"
  )
  /// The keyboard has gone: nobody posts it.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification"
  )
  /// The key under which such a notification has the keyboard's last frame.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}
