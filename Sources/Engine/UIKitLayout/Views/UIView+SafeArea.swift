import Foundation

extension UIView {
  /// The maximum number of immediate layout passes of a view that invalidates its layout again.
  static let layoutLimit = 8

  public package(set) var safeAreaInsets: UIEdgeInsets {
    get { safeArea(in: superview.map { $0.innerSafeArea($0.safeAreaInsets) } ?? .zero) }
    set {
      guard newValue != imposedSafeArea else { return }
      imposedSafeArea = newValue
      noteSafeArea(safeAreaInsets)
    }
  }

  /// Returns the safe area insets of the view (R-WIN-2).
  ///
  /// - Parameter outer: The insets of the superview, in points; ignored if a container sets the
  ///   view's insets.
  /// - Returns: The part of the insets that reaches into the view, and those that its view
  ///   controller adds, in points.
  func safeArea(in outer: UIEdgeInsets) -> UIEdgeInsets {
    let around = imposedSafeArea ?? partInside(of: outer)
    guard let more = viewOwner?.additionalSafeArea, more != .zero else { return around }
    return UIEdgeInsets(
      top: around.top + more.top,
      left: around.left + more.left,
      bottom: around.bottom + more.bottom,
      right: around.right + more.right
    )
  }

  private func partInside(of outer: UIEdgeInsets) -> UIEdgeInsets {
    guard outer != .zero, let superview else { return .zero }
    let (frame, bounds) = (placedFrame, superview.bounds)
    // An edge without a safe area has none beyond it either.
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      inset > 0 ? max(inset - distance, 0) : 0
    }
    return UIEdgeInsets(
      top: part(outer.top, frame.minY - bounds.minY),
      left: part(outer.left, frame.minX - bounds.minX),
      bottom: part(outer.bottom, bounds.maxY - frame.maxY),
      right: part(outer.right, bounds.maxX - frame.maxX)
    )
  }

  /// Notifies the view and its owner of the safe area, if it has changed.
  func noteSafeArea(_ insets: UIEdgeInsets) {
    guard insets != reportedSafeArea else { return }
    reportedSafeArea = insets
    safeAreaInsetsDidChange()
    viewOwner?.viewSafeAreaDidChange()
    layoutMarginsChanged()
  }

  /// Lays out the view and its descendants, and calls the view's owner before and after (R-VC-2).
  ///
  /// - Parameter outer: The safe area insets of the superview, in points.
  func placeParts(in outer: UIEdgeInsets) {
    noteSafeArea(safeArea(in: outer))
    if isConstraintRoot { solveConstraints() }
    for _ in 0..<Self.layoutLimit where needsLayout {
      needsLayout = false
      viewOwner?.viewWillLayOut()
      arrangeChildren()
      layoutSubviews()
      viewOwner?.viewDidLayOut()
    }
    layOutMask()
    guard !subviews.isEmpty else { return }
    let insets = innerSafeArea(safeArea(in: outer))
    for view in subviews { view.placeParts(in: insets) }
  }

  /// Places the views of the owner's children and bars, which does not invalidate the layout.
  private func arrangeChildren() {
    guard let viewOwner else { return }
    let wasPlacing = isPlacingSubviews
    isPlacingSubviews = true
    viewOwner.arrangeChildren()
    isPlacingSubviews = wasPlacing
  }
}
