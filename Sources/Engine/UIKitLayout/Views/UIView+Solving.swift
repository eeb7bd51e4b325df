import Foundation
import ViewLayout

/// Receives the layout events of a view, as a controller does for its root view.
@MainActor
package protocol ViewOwner: UIResponder {
  /// The lengths that are kept free besides those that bars and notches cover, in points.
  var additionalSafeArea: UIEdgeInsets { get }

  /// The view will place its subviews.
  func viewWillLayOut()
  /// The view has placed its subviews.
  func viewDidLayOut()
  /// Makes the constraints of the view.
  func updateViewConstraints()
  /// The view's safe area has changed.
  func viewSafeAreaDidChange()
  /// The view's margins have changed.
  func viewMarginsDidChange()
  /// The view's traits have changed.
  func viewTraitsDidChange()
}

/// The way from constraints to frames.
extension UIView {
  /// The view whose solver knows this one.
  var constraintRootView: UIView {
    var view = self
    while !view.isConstraintRoot, let outer = view.superview { view = outer }
    return view
  }

  /// Makes the constraints that are to be made, and gives views their frames by all of them.
  func solveConstraints() {
    let root = constraintRootView
    root.makeConstraints()
    guard root.hasConstraintsInside else { return }
    let engine = root.engine ?? ConstraintEngine(of: root)
    root.engine = engine
    engine.layOut()
  }

  /// Has the constraints of the view and of all that is in it be solved from nothing, with the next
  /// layout.
  package func discardSolutions() {
    engine?.itemsDidChange()
    for view in subviews { view.discardSolutions() }
  }

  /// Whether constraints have changed since they were solved.
  var hasUnsolvedConstraints: Bool {
    let root = constraintRootView
    return root.needsConstraintsInside || root.engine?.hasChanges == true
  }

  /// The size that the constraints give the view, near to another one.
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

  /// Says that the view or something in it is placed by constraints.
  func markConstraintsInside() {
    markInside { view in
      defer { view.hasConstraintsInside = true }
      return view.hasConstraintsInside
    }
  }

  /// Marks a view and those that it is in, up to one that is marked.
  private func markInside(_ mark: (UIView) -> Bool) {
    var current: UIView? = self
    while let view = current, !mark(view) { current = view.superview }
  }

  /// Notes a view that has come into this one.
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

  /// Makes the constraints of views inside, the innermost first, and then of this one.
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

  /// Notes a frame that was set.
  func frameWasSet() {
    guard hasConstraintsInside || superview?.hasConstraintsInside == true else { return }
    constraintRootView.engine?.surroundingsDidChange()
  }

  /// Has constraints count no more that speak of some items, here and further out: they count as
  /// long as both items are in the view that keeps them (R-AL-1).
  func dropConstraints(_ isGone: (any LayoutItem) -> Bool) {
    var current: UIView? = self
    while let view = current {
      for constraint in view.heldConstraints where constraint.items.contains(where: isGone) {
        constraint.isActive = false
      }
      current = view.superview
    }
  }

  /// Whether an item is a guide in this view, or in one in it.
  func owns(_ item: any LayoutItem) -> Bool {
    (item as? UILayoutGuide)?.owningView?.isDescendant(of: self) ?? false
  }
}

extension NSLayoutConstraint {
  /// The items that are still there.
  var items: [any LayoutItem] { (first.items + (second?.items ?? [])).compactMap { $0 } }
}
