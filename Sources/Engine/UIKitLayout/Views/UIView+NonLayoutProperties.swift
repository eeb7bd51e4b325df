import Foundation
import ViewLayout

/// The properties of a view that do not affect layout.
struct NonLayoutProperties {
  var tintColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var isUserInteractionEnabled = true
  var isOpaque = true
  var gestures: [UIGestureRecognizer] = []
  var interfaceStyle = UIUserInterfaceStyle.unspecified
}

extension UIView: LayerHost {}

/// The properties that do not affect layout.
extension UIView {
  /// The way in which content of another size is fitted to a view.
  public enum ContentMode: Int, Sendable {
    /// Scales to fill, to fit or to cover the view, or redraws the content.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    /// Keeps the content's size, at the center, an edge or a corner.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// Notifies the view, and the subviews that inherit its tint, of a changed tint.
  func propagateTint() {
    tintColorDidChange()
    for view in subviews where view.nonLayoutProperties.tintColor == nil { view.propagateTint() }
  }
}

/// The appearance of a user interface, light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified, light or dark.
  case unspecified, light, dark
}
