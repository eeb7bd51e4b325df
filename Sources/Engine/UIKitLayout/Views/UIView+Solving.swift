import Foundation
import ViewLayout

/// Solving of constraints and updates of them.
extension UIView {
  /// The view itself or the nearest ancestor whose engine solves this view.
  var constraintRootView: UIView {
    var view = self
    while !view.isConstraintRoot, let outer = view.superview { view = outer }
    return view
  }

  /// Updates constraints where necessary, solves them and applies the frames.
  func solveConstraints() {
    let root = constraintRootView
    root.makeConstraints()
    guard root.hasConstraintsInside else { return }
    let engine = root.engine ?? ConstraintEngine(of: root)
    root.engine = engine
    engine.layOut()
  }

  /// Discards the solutions of the view and its descendants; the next layout solves all constraints
  /// again.
  package func discardSolutions() {
    engine?.itemsDidChange()
    for view in subviews { view.discardSolutions() }
  }

  /// Whether constraints have changed since they were solved.
  var hasUnsolvedConstraints: Bool {
    let root = constraintRootView
    return root.needsConstraintsInside || root.engine?.hasChanges == true
  }

  /// Returns the size that the constraints give the view for a target size.
  func solvedSize(_ target: FittingTarget) -> CGSize {
    makeConstraints()
    return ConstraintEngine(of: self, fitting: target).size
  }

  /// Marks the constraints of the view as needing an update.
  func markConstraints() {
    needsConstraints = true
    markInside { view in
      defer { view.needsConstraintsInside = true }
      return view.needsConstraintsInside
    }
  }

  /// Marks the view as being, or containing, a view that constraints place.
  func markConstraintsInside() {
    markInside { view in
      defer { view.hasConstraintsInside = true }
      return view.hasConstraintsInside
    }
  }

  /// Marks the view and its ancestors, up to the first one that is already marked.
  private func markInside(_ mark: (UIView) -> Bool) {
    var current: UIView? = self
    while let view = current, !mark(view) { current = view.superview }
  }

  /// Updates the marks and the engine after a view was added as a subview.
  func adopt(_ view: UIView) {
    if view.hasConstraintsInside {
      markConstraintsInside()
      constraintRootView.engine?.itemsDidChange()
    }
    if view.needsConstraintsInside { markConstraintsAround() }
    if view.engine != nil, !view.isConstraintRoot { view.engine = nil }
  }

  private func markConstraintsAround() {
    markInside { view in
      defer { view.needsConstraintsInside = true }
      return view.needsConstraintsInside
    }
  }

  /// Updates the constraints of the descendants, innermost first, and then of this view.
  func makeConstraints() {
    guard needsConstraintsInside else { return }
    needsConstraintsInside = false
    for view in subviews { view.makeConstraints() }
    guard needsConstraints else { return }
    needsConstraints = false
    if let viewOwner { viewOwner.updateViewConstraints() } else { updateConstraints() }
  }

  func placementDidChange(from old: Bool) {
    guard translatesAutoresizingMaskIntoConstraints != old else { return }
    markConstraintsInside()
    constraintRootView.engine?.itemsDidChange()
  }

  /// Invalidates the constraints after a frame was set.
  func frameWasSet() {
    guard hasConstraintsInside || superview?.hasConstraintsInside == true else { return }
    constraintRootView.engine?.surroundingsDidChange()
  }

  /// Deactivates constraints on items, stored in this view or an ancestor, as the items leave the
  /// hierarchy (R-AL-1).
  func dropConstraints(_ isGone: (any LayoutItem) -> Bool) {
    var current: UIView? = self
    while let view = current {
      for constraint in view.heldConstraints where constraint.items.contains(where: isGone) {
        constraint.isActive = false
      }
      current = view.superview
    }
  }

  /// Returns whether an item is a guide of this view or of one of its descendants.
  func owns(_ item: any LayoutItem) -> Bool {
    (item as? UILayoutGuide)?.owningView?.isDescendant(of: self) ?? false
  }
}

extension NSLayoutConstraint {
  /// The items of the constraint that were not deallocated.
  var items: [any LayoutItem] { (first.items + (second?.items ?? [])).compactMap { $0 } }
}
