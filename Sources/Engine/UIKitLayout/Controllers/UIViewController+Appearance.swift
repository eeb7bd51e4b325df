import Foundation

extension UIViewController {
  /// Whether the view is hidden or shown, or between the callbacks of its appearance or
  /// disappearance.
  enum Appearance {
    case hidden, appearing, shown, disappearing
  }

  /// Loads the view and calls the callbacks that precede its first layout.
  ///
  /// R-VC-2: the order is `viewDidLoad()`, `viewWillAppear(_:)`, `viewIsAppearing(_:)`, and then
  /// the same for the children.
  package func appear() {
    guard !isShown else { return }
    appearance = .appearing
    loadViewIfNeeded()
    viewWillAppear(false)
    viewIsAppearing(false)
    embedContent()
    for child in shownChildren { child.appear() }
  }

  /// Calls `viewDidAppear(_:)`, after the first layout since the view was shown.
  package func didAppear() {
    guard appearance != .hidden else { return }
    if appearance == .appearing {
      appearance = .shown
      viewDidAppear(false)
    }
    for child in leavingChildren { child.didDisappear() }
    leavingChildren = []
    for child in shownChildren { child.didAppear() }
  }

  /// Calls the callbacks for a view that is removed.
  package func disappear() {
    willDisappear()
    didDisappear()
  }

  /// Calls `viewWillDisappear(_:)`, before the view is removed.
  func willDisappear() {
    guard appearance != .hidden, appearance != .disappearing else { return }
    appearance = .disappearing
    viewWillDisappear(false)
    for child in shownChildren { child.willDisappear() }
  }

  /// Calls `viewDidDisappear(_:)`, after the view was removed.
  func didDisappear() {
    guard appearance == .disappearing else { return }
    appearance = .hidden
    for child in shownChildren { child.didDisappear() }
    viewDidDisappear(false)
  }

  /// Whether the view is shown, or will be after the next layout.
  var isShown: Bool { appearance == .appearing || appearance == .shown }
}
