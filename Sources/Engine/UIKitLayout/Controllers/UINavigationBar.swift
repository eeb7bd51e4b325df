public import Foundation

/// The bar above a controller's view, which is not shown.
open class UINavigationBar: UIView {
  /// Whether titles are large: taken and ignored.
  open var prefersLargeTitles = false
  /// Whether content shines through: taken and ignored.
  open var isTranslucent = true
  /// The bar's color: taken and ignored.
  open var barTintColor: UIColor?
  /// The title's fonts and colors: taken and ignored.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The large title's fonts and colors: taken and ignored.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
}

/// The bar below a controller's view, which is not shown.
open class UITabBar: UIView {
  /// Whether content shines through: taken and ignored.
  open var isTranslucent = true
  /// The bar's color: taken and ignored.
  open var barTintColor: UIColor?
  /// The color of what is not chosen: taken and ignored.
  open var unselectedItemTintColor: UIColor?
}
