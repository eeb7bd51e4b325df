public import Foundation

/// An object that responds to events; a scenario does not simulate touches or keyboard input.
@preconcurrency @MainActor open class UIResponder: NSObject {
  private var accessibility = AccessibilityProperties()

  open var next: UIResponder? { nil }
  /// Whether the responder is the first responder; always `false`.
  open var isFirstResponder: Bool { false }
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

  // MARK: Accessibility, which is stored but not read aloud

  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  open var accessibilityElementsHidden: Bool {
    get { accessibility.isHidden }
    set { accessibility.isHidden = newValue }
  }

  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
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
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}

/// An input event; events are never simulated.
@preconcurrency @MainActor open class UIEvent: NSObject {}

/// A touch of a finger; touches are never simulated.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// Returns the location of the touch in a view, in points; always zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
