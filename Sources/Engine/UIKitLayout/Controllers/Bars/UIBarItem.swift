public import Foundation

/// An item of a bar: the base class of bar buttons and tabs.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String? { didSet { didChange() } }
  open var image: UIImage? { didSet { didChange() } }
  open var isEnabled = true { didSet { didChange() } }
  open var tag = 0
  /// The insets of the image, in points; has no effect.
  open var imageInsets = UIEdgeInsets.zero
  /// An identifier for user interface tests, which is also that of the item's view.
  open var accessibilityIdentifier: String? { didSet { didChange() } }
  open var accessibilityLabel: String?
  /// The bar that shows the item; `nil` if there is none.
  weak var bar: UIView?

  public override init() { super.init() }

  /// Sets the attributes of the title; has no effect.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}

  /// Invalidates the layout of the bar that shows the item.
  func didChange() { bar?.barContentDidChange() }
}

extension UIView {
  /// Invalidates the layout of a bar and of its container, whose children the bar covers.
  func barContentDidChange() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}
