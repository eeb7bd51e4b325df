import Foundation
import ViewLayout

/// The guides that every view has.
struct StandardLayoutGuides {
  var margins: UILayoutGuide?
  var safeArea: UILayoutGuide?
  var readable: UILayoutGuide?
  var keyboard: UILayoutGuide?
  /// Of a view that scrolls.
  var content: UILayoutGuide?
  var frame: UILayoutGuide?
}

extension UIView {
  /// The lengths that bars and notches cover of the view at its edges, in points.
  public package(set) var safeAreaInsets: UIEdgeInsets {
    get {
      let around = safeAreaAround
      guard let more = viewOwner?.additionalSafeArea, more != .zero else { return around }
      return UIEdgeInsets(
        top: around.top + more.top,
        left: around.left + more.left,
        bottom: around.bottom + more.bottom,
        right: around.right + more.right
      )
    }
    set {
      guard newValue != imposedSafeArea else { return }
      imposedSafeArea = newValue
      safeAreaInsetsMayHaveChanged()
    }
  }

  /// Tells of another safe area.
  func safeAreaInsetsMayHaveChanged() {
    safeAreaInsetsDidChange()
    viewOwner?.viewSafeAreaDidChange()
    layoutMarginsChanged()
  }

  /// The lengths that what is around the view covers of it, in points.
  private var safeAreaAround: UIEdgeInsets {
    if let imposedSafeArea { return imposedSafeArea }
    guard let superview else { return .zero }
    let outer = superview.safeAreaInsets
    guard outer != .zero else { return .zero }
    let (frame, bounds) = (placedFrame, superview.bounds)
    return UIEdgeInsets(
      top: max(outer.top - (frame.minY - bounds.minY), 0),
      left: max(outer.left - (frame.minX - bounds.minX), 0),
      bottom: max(outer.bottom - (bounds.maxY - frame.maxY), 0),
      right: max(outer.right - (bounds.maxX - frame.maxX), 0)
    )
  }

  /// The margins with the safe area, in points.
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

  /// The box inside the margins, as a guide.
  public var layoutMarginsGuide: UILayoutGuide {
    guide(\.margins, "layout margins") { EdgeLengths($0.effectiveMargins) }
  }

  /// The box that bars and notches leave, as a guide.
  public var safeAreaLayoutGuide: UILayoutGuide {
    guide(\.safeArea, "safe area") { EdgeLengths($0.safeAreaInsets) }
  }

  /// The box inside the margins, not wider than is good to read, as a guide: 672 points.
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

  /// Where the keyboard would be, as a guide: at the bottom of the safe area, without a height.
  public var keyboardLayoutGuide: UILayoutGuide {
    guide(\.keyboard, "keyboard") { view in
      let safe = view.safeAreaInsets
      return EdgeLengths(top: view.bounds.height - safe.bottom, bottom: safe.bottom)
    }
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

  /// R-AL-5: the room that the view's content keeps free at its edges: the view's own and the safe
  /// area, and where it is asked for at least that of the view around it.
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
