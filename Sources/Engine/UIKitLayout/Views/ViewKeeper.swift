/// Whoever is told of a view's layout, as a controller is of its root view's.
@MainActor
package protocol ViewKeeper: UIResponder {
  /// The lengths that are kept free besides those that bars and notches cover, in points.
  var moreSafeArea: UIEdgeInsets { get }

  /// The view will place its subviews.
  func viewWillBeLaidOut()
  /// The view has placed its subviews.
  func viewWasLaidOut()
  /// Makes the constraints of the view.
  func updateViewConstraints()
  /// The view's safe area has changed.
  func viewGotOtherSafeArea()
  /// The view's margins have changed.
  func viewGotOtherMargins()
  /// The view's traits have changed.
  func viewGotOtherTraits()
}
