public import Foundation

/// The colors of a bar; they are stored and not drawn.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The color of the bar.
  open var backgroundColor: UIColor?
  /// The effect behind the bar.
  open var backgroundEffect: UIVisualEffect?
  /// The color of the line at the edge of the bar.
  open var shadowColor: UIColor?
  /// The image behind the bar.
  open var backgroundImage: UIImage?
  /// The image of the line at the edge of the bar.
  open var shadowImage: UIImage?

  /// Creates an appearance with the default colors.
  public override required init() { super.init() }

  /// Resets the background to the default one.
  open func configureWithDefaultBackground() { backgroundColor = nil }

  /// Sets an opaque background.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }

  /// Sets a transparent background.
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
}

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The color behind the selected tab.
  open var selectionIndicatorTintColor: UIColor?
}

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}
