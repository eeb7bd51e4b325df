import Foundation

/// The presented view controllers of a window, and the callbacks of all that it shows.
extension UIWindow {
  /// Calls the callbacks that precede the first layout of the root view controller, unless a
  /// presentation covers it.
  package func rootWillAppear() {
    guard !presented.contains(where: \.coversWindow) else { return }
    contentOwner?.appear()
  }

  /// Lays out the window and its views, and calls the callbacks of the first layout.
  ///
  /// The callbacks may present view controllers, which are laid out as well.
  package func layOutScene() {
    for _ in 0..<Self.layoutLimit {
      layoutIfNeeded()
      for controller in removedOwners { controller.didDisappear() }
      removedOwners = []
      contentOwner?.didAppear()
      for controller in presented { controller.didAppear() }
      guard needsLayout || !removedOwners.isEmpty else { return }
    }
  }

  /// Shows the view of a presented view controller in front of all others.
  ///
  /// R-VC-5: a presentation over the full screen makes what is below it disappear.
  func present(_ controller: any ViewOwner) {
    controller.loadViewIfNeeded()
    if controller.coversWindow, let below = presented.last ?? contentOwner {
      below.willDisappear()
      removedOwners.append(below)
    }
    guard let view = controller.view else { return }
    presented.append(controller)
    addContent(view, at: subviews.count)
    arrangePresented()
    controller.appear()
    setNeedsLayout()
  }

  /// Removes the view of a presented view controller, and those in front of it.
  func dismiss(_ controller: any ViewOwner) {
    guard let index = presented.firstIndex(where: { $0 === controller }) else { return }
    for gone in presented[index...].reversed() {
      gone.willDisappear()
      gone.viewIfLoaded?.removeFromSuperview()
      gone.viewIfLoaded?.imposedSafeArea = nil
      removedOwners.append(gone)
    }
    presented.removeSubrange(index...)
    (presented.last ?? contentOwner)?.appear()
    setNeedsLayout()
  }

  /// R-UIB-9: places the presented views; the safe area of each is the part of the window's that
  /// reaches into its frame.
  func arrangePresented() {
    let (bounds, safe) = (bounds, safeAreaInsets)
    for controller in presented {
      guard let view = controller.viewIfLoaded else { continue }
      let frame = controller.presentedFrame(in: self)
      if view.frame != frame { view.frame = frame }
      view.safeAreaInsets = UIEdgeInsets(
        top: max(safe.top - frame.minY, 0),
        left: max(safe.left - frame.minX, 0),
        bottom: max(safe.bottom - (bounds.maxY - frame.maxY), 0),
        right: max(safe.right - (bounds.maxX - frame.maxX), 0)
      )
    }
  }
}
