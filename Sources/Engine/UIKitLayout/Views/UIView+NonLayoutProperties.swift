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
  /// How content fills a view that is not of its size.
  public enum ContentMode: Int, Sendable {
    /// Stretched; as large as fits; as large as fills; redrawn.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    /// In its own size, in the middle or at an edge or a corner.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  // UIKit's own type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of what can be used; inherited from the superview by default.
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

  /// How content fills the view that is not of its size.
  public var contentMode: ContentMode {
    get { nonLayoutProperties.contentMode }
    set { nonLayoutProperties.contentMode = newValue }
  }

  /// Whether the view takes touches.
  public var isUserInteractionEnabled: Bool {
    get { nonLayoutProperties.isUserInteractionEnabled }
    set { nonLayoutProperties.isUserInteractionEnabled = newValue }
  }

  /// Whether the view covers all behind it; has no effect.
  public var isOpaque: Bool {
    get { nonLayoutProperties.isOpaque }
    set { nonLayoutProperties.isOpaque = newValue }
  }

  /// Whether the view is light or dark whatever is around it; has no effect.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { nonLayoutProperties.interfaceStyle }
    set { nonLayoutProperties.interfaceStyle = newValue }
  }

  /// Whether several fingers count; has no effect.
  public var isMultipleTouchEnabled: Bool {
    get { false }
    set {}
  }

  /// Whether others get no touches meanwhile; has no effect.
  public var isExclusiveTouch: Bool {
    get { false }
    set {}
  }

  /// The window that the view is in: always `nil`.
  public var window: UIWindow? { nil }

  /// Marks the view as needing display; has no effect.
  public func setNeedsDisplay() {}

  /// Marks a part of the view as needing display; has no effect.
  public func setNeedsDisplay(_ rect: CGRect) {}

  /// Takes what is typed away from all in the view: nothing has it.
  @discardableResult public func endEditing(_ force: Bool) -> Bool { true }

  /// The traits of the view's surroundings.
  public var traitCollection: UITraitCollection {
    UITraitCollection(
      displayScale: traits.displayScale,
      layoutDirection: traits.isRightToLeft ? .rightToLeft : .leftToRight,
      horizontalSizeClass: .compact,
      verticalSizeClass: .regular
    )
  }
}

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known, light or dark.
  case unspecified, light, dark
}
