public import Foundation

/// The outermost view of an app, in which nothing is shown here.
open class UIWindow: UIView {
  /// Makes a window of a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes no view: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Whether the window takes what is typed: none does.
  open var isKeyWindow: Bool { false }

  /// Shows the window: nothing is shown.
  open func makeKeyAndVisible() {}
}
