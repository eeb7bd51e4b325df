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
  var mask: UIView?
}

extension UIView: LayerHost {}

/// The properties that do not affect layout.
extension UIView {
  /// The way in which content of another size is fitted to a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The view whose alpha channel masks this view; `nil` for none.
  ///
  /// It has no superview; its frame is in the coordinates of this view.
  ///
  /// Its subviews are laid out with this view (R-WIN-5). Pictures do not show masks.
  public var mask: UIView? {
    get { nonLayoutProperties.mask }
    set {
      nonLayoutProperties.mask = newValue
      layer.mask = newValue?.layer
    }
  }

  /// R-WIN-5: lays out the view whose layer masks this view, in the same environment.
  func layOutMask() {
    guard let mask = existingLayer?.mask?.host as? UIView, mask.superview == nil, mask !== self
    else { return }
    mask.environment = imposedEnvironment
    mask.layoutIfNeeded()
  }

  /// Notifies the view, and the subviews that inherit its tint, of a changed tint.
  func propagateTint() {
    tintColorDidChange()
    for view in subviews where view.nonLayoutProperties.tintColor == nil { view.propagateTint() }
  }
}
