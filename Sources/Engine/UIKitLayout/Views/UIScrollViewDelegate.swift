public import Foundation

/// Is told of how a view is scrolled: by code and by steps, as nobody touches it here.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// The view was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Somebody begins to drag: nobody does.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Somebody stops to drag: nobody does.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Somebody lets go: nobody does.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// The view comes to rest after somebody let it go: nobody does.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// The view has come to where code has sent it.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The view that is zoomed: nothing is.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

/// The answers of delegates that do not say.
extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {}

  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// A view that scrolls and tells a delegate.
///
/// The delegates of collection views and of tables are of other types, so that theirs hide this one.
@preconcurrency @MainActor public protocol ScrollDelegating: UIScrollView {}

extension ScrollDelegating {
  /// The delegate that is told of how the view is scrolled.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
