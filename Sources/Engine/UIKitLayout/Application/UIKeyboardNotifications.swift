public import Foundation

extension UIResponder {
  /// The notification that the keyboard's frame will change; never posted.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )
  /// The notification that the keyboard's frame has changed; never posted.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification"
  )
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

extension NSValue {
  public var cgRectValue: CGRect { rectValue }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }

  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
}

/// The selectors of observers, which `NotificationCenter` on Linux does not have.
@MainActor extension NotificationCenter {
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let target = WeakObject(object: observer as AnyObject)
    let call = UncheckedCall(call: aSelector.call)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated {
        if let object = target.object { call.call(object, notification) }
      }
    }
    _ = token
  }
}

private struct WeakObject: @unchecked Sendable {
  weak var object: AnyObject?
}

private struct UncheckedCall: @unchecked Sendable {
  let call: Selector.Call
}

extension UIScrollView {
  // The address identifies the value, whose content is not used.
  nonisolated(unsafe) private static var refreshKey: UInt8 = 0

  /// The refresh indicator above the content, which is not shown; `nil` if there is none.
  public var refreshControl: UIRefreshControl? {
    get { objc_getAssociatedObject(self, &Self.refreshKey) as? UIRefreshControl }
    set {
      objc_setAssociatedObject(self, &Self.refreshKey, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}

/// The delegate of a text view; typing is never simulated.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
}
