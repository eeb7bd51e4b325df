public import Foundation
import ViewLayout

/// The properties of a view that do not affect layout.
struct NonLayoutProperties {
  var tintColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var isUserInteractionEnabled = true
  var isOpaque = true
  var gestures: [UIGestureRecognizer] = []
  var accessibility = AccessibilityProperties()
  var interfaceStyle = UIUserInterfaceStyle.unspecified
}

/// The accessibility properties of a view.
struct AccessibilityProperties {
  var isElement = false
  var label: String?
  var value: String?
  var hint: String?
  var traits = UIAccessibilityTraits.none
  var isHidden = false
  var elements: [Any]?
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

  // UIKit declares the property as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of interactive elements; inherited from the superview by default.
  public var tintColor: UIColor! {
    get { nonLayoutProperties.tintColor ?? superview?.tintColor ?? .tintColor }
    set {
      nonLayoutProperties.tintColor = newValue
      propagateTint()
    }
  }

  /// Notifies the view, and the subviews that inherit its tint, of a changed tint.
  private func propagateTint() {
    tintColorDidChange()
    for view in subviews where view.nonLayoutProperties.tintColor == nil { view.propagateTint() }
  }

  /// The way in which content of another size is fitted to the view.
  public var contentMode: ContentMode {
    get { nonLayoutProperties.contentMode }
    set { nonLayoutProperties.contentMode = newValue }
  }

  /// Whether the view receives touches.
  public var isUserInteractionEnabled: Bool {
    get { nonLayoutProperties.isUserInteractionEnabled }
    set { nonLayoutProperties.isUserInteractionEnabled = newValue }
  }

  /// Whether the view is opaque; has no effect.
  public var isOpaque: Bool {
    get { nonLayoutProperties.isOpaque }
    set { nonLayoutProperties.isOpaque = newValue }
  }

  /// The appearance that replaces the inherited one, light or dark; has no effect.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { nonLayoutProperties.interfaceStyle }
    set { nonLayoutProperties.interfaceStyle = newValue }
  }

  /// Whether the view receives several touches at once; has no effect.
  public var isMultipleTouchEnabled: Bool {
    get { false }
    set {}
  }

  /// Whether the view receives touches exclusively; has no effect.
  public var isExclusiveTouch: Bool {
    get { false }
    set {}
  }

  /// The window of the view; always `nil`.
  public var window: UIWindow? { nil }

  /// Marks the view as needing display; has no effect.
  public func setNeedsDisplay() {}

  /// Marks a part of the view as needing display; has no effect.
  public func setNeedsDisplay(_ rect: CGRect) {}

  /// Resigns the first responder; there is none in this engine.
  @discardableResult public func endEditing(_ force: Bool) -> Bool { true }

  /// The traits of the view's environment.
  public var traitCollection: UITraitCollection {
    UITraitCollection(
      displayScale: traits.displayScale,
      layoutDirection: traits.isRightToLeft ? .rightToLeft : .leftToRight,
      horizontalSizeClass: .compact,
      verticalSizeClass: .regular,
      preferredContentSizeCategory: UIContentSizeCategory(named: traits.dynamicTypeSize)
    )
  }
}

/// The appearance of a user interface, light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified, light or dark.
  case unspecified, light, dark
}
