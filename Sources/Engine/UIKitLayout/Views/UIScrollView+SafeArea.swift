import Foundation

extension UIScrollView {
  /// Whether the content inset includes bars above the content.
  var isBelowBars: Bool { safeAreaAdjustment.top > 0 }

  /// R-UIB-7: adds the safe area to the content inset, and keeps the beginning of the content
  /// visible.
  ///
  /// Only a scroll view in the view of a view controller is adjusted: the content of a scene that
  /// is a scroll view begins at its top.
  func adjustToSafeArea() {
    let (old, new) = (safeAreaAdjustment, adjustment)
    guard new != old else { return }
    safeAreaAdjustment = new
    var offset = contentOffset
    if offset.y <= -old.top { offset.y -= new.top - old.top }
    if offset.x <= -old.left { offset.x -= new.left - old.left }
    if offset != contentOffset { contentOffset = offset }
    setNeedsLayout()
  }

  /// Returns the insets minus the part of the safe area that is already in the content inset.
  func rest(of insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(insets.top - safeAreaAdjustment.top, 0),
      left: max(insets.left - safeAreaAdjustment.left, 0),
      bottom: max(insets.bottom - safeAreaAdjustment.bottom, 0),
      right: max(insets.right - safeAreaAdjustment.right, 0)
    )
  }

  private var adjustment: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never, isInController else { return .zero }
    var insets = safeAreaInsets
    if contentInsetAdjustmentBehavior == .always { return insets }
    if !scrollsHorizontally { (insets.left, insets.right) = (0, 0) }
    if contentInsetAdjustmentBehavior == .scrollableAxes, !scrollsVertically {
      (insets.top, insets.bottom) = (0, 0)
    }
    return insets
  }

  private var scrollsHorizontally: Bool {
    alwaysBounceHorizontal || contentSize.width > bounds.width
  }

  private var scrollsVertically: Bool { alwaysBounceVertical || contentSize.height > bounds.height }

  /// Whether the view is the root view of a view controller, or a descendant of one.
  private var isInController: Bool {
    var current: UIView? = self
    while let view = current {
      if view.viewOwner != nil { return true }
      current = view.superview
    }
    return false
  }
}

extension UIView {
  /// The scroll view below the bars of a container: the view itself or a subview; `nil` for none.
  var contentScrollView: UIScrollView? {
    self as? UIScrollView ?? subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}
