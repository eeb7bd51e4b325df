import Foundation
import ViewLayout

/// The standard layout guides of a view, once they have been accessed.
struct StandardLayoutGuides {
  var margins: UILayoutGuide?
  var safeArea: UILayoutGuide?
  var readable: UILayoutGuide?
  var keyboard: UILayoutGuide?
  /// The content guide of a scroll view.
  var content: UILayoutGuide?
  var frame: UILayoutGuide?
}

extension UIView {
  public var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top,
        leading: isRightToLeft ? newValue.right : newValue.left,
        bottom: newValue.bottom,
        trailing: isRightToLeft ? newValue.left : newValue.right
      )
    }
  }

  public var layoutMarginsGuide: UILayoutGuide {
    guide(\.margins, "layout margins") { EdgeLengths($0.effectiveMargins) }
  }

  public var safeAreaLayoutGuide: UILayoutGuide {
    guide(\.safeArea, "safe area") { EdgeLengths($0.safeAreaInsets) }
  }

  /// The layout guide inside of the margins with a readable width of at most 672 points.
  public var readableContentGuide: UILayoutGuide {
    guide(\.readable, "readable content") { view in
      var insets = EdgeLengths(view.effectiveMargins)
      let excess = view.bounds.width - insets.left - insets.right - UIView.readableWidth
      insets.left += max(excess, 0) / 2
      insets.right += max(excess, 0) / 2
      return insets
    }
  }

  private static let readableWidth: CGFloat = 672

  /// The layout guide of the keyboard, or of the bottom edge of the safe area (R-UIB-8).
  public var keyboardLayoutGuide: UILayoutGuide {
    guide(\.keyboard, "keyboard") { view in
      let (safe, keyboard) = (view.safeAreaInsets.bottom, view.keyboardOverlap)
      if keyboard > safe { return EdgeLengths(top: view.bounds.height - keyboard) }
      return EdgeLengths(top: view.bounds.height - safe, bottom: safe)
    }
  }

  /// The height of the part of the view that the keyboard covers, in points.
  var keyboardOverlap: CGFloat {
    guard let window, traits.keyboard > 0 else { return 0 }
    let below = window.bounds.height - convert(bounds, to: window).maxY
    return max(traits.keyboard - below, 0)
  }

  func guide(
    _ path: WritableKeyPath<StandardLayoutGuides, UILayoutGuide?>,
    _ name: String,
    _ insets: @escaping @MainActor (UIView) -> EdgeLengths
  ) -> UILayoutGuide {
    if let guide = standardGuides[keyPath: path] { return guide }
    let guide = UILayoutGuide(.insets(insets), in: self, identifier: name)
    standardGuides[keyPath: path] = guide
    return guide
  }

  /// R-AL-5: the resolved margins: the view's margins plus the safe area.
  ///
  /// With `preservesSuperviewLayoutMargins`, they are at least those of the superview.
  var effectiveMargins: UIEdgeInsets {
    let own = directionalLayoutMargins
    var margins = UIEdgeInsets(
      top: own.top,
      left: isRightToLeft ? own.trailing : own.leading,
      bottom: own.bottom,
      right: isRightToLeft ? own.leading : own.trailing
    )
    if insetsLayoutMarginsFromSafeArea {
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let (outer, frame, bounds) = (superview.effectiveMargins, placedFrame, superview.bounds)
    return UIEdgeInsets(
      top: max(margins.top, outer.top - (frame.minY - bounds.minY)),
      left: max(margins.left, outer.left - (frame.minX - bounds.minX)),
      bottom: max(margins.bottom, outer.bottom - (bounds.maxY - frame.maxY)),
      right: max(margins.right, outer.right - (bounds.maxX - frame.maxX))
    )
  }

  func layoutMarginsChanged() {
    layoutMarginsDidChange()
    viewOwner?.viewMarginsDidChange()
    setNeedsLayout()
    constraintRootView.engine?.surroundingsDidChange()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.layoutMarginsChanged() }
  }
}
