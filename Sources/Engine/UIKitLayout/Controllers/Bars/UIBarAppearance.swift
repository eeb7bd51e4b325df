public import Foundation

/// The colors of a bar; they are stored and not drawn.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
  open var shadowColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?

  public override required init() { super.init() }

  open func configureWithDefaultBackground() { backgroundColor = nil }

  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }

  open func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
}

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  open var selectionIndicatorTintColor: UIColor?
}

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}
