import Foundation
import ViewLayout

/// Zooming of a scroll view's content (R-ZOOM-1).
extension UIScrollView {
  /// The point of the zoomed view, in its own coordinates, at the center of the visible content.
  var visibleCenter: CGPoint {
    CGPoint(x: bounds.midX / zoomScale, y: bounds.midY / zoomScale)
  }

  /// Scales the view that the delegate returns, and the content size with it.
  ///
  /// - Parameters:
  ///   - scale: The new scale, which is limited by the minimum and maximum scale.
  ///   - center: The point of the zoomed view that is centered where scrolling permits it.
  ///   - animated: Whether the delegate is notified of the beginning and the end.
  func zoom(to scale: CGFloat, around center: CGPoint, animated: Bool) {
    let limited = max(min(scale, maximumZoomScale), minimumZoomScale)
    guard limited.isFinite, limited > 0, let view = scrollDelegate?.viewForZooming(in: self) else {
      return
    }
    if animated { scrollDelegate?.scrollViewWillBeginZooming(self, with: view) }
    let factor = limited / zoomScale
    let origin = view.frame.origin
    zoom = (view, limited)
    view.transform = CGAffineTransform(scaleX: limited, y: limited)
    let size = view.frame.size
    view.center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    contentSize = CGSize(width: contentSize.width * factor, height: contentSize.height * factor)
    contentOffset = reachable(
      CGPoint(
        x: center.x * limited - bounds.width / 2,
        y: center.y * limited - bounds.height / 2
      )
    )
    if factor != 1 { scrollDelegate?.scrollViewDidZoom(self) }
    if animated { scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: limited) }
  }

  /// Scrolls zoomed content back into the range that new insets permit.
  func zoomedContentInsetDidChange() {
    guard zoom != nil else { return }
    let offset = reachable(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  /// Returns the frame that constraints give the zoomed view or the content, scaled.
  func zoomed(_ frame: CGRect) -> CGRect {
    let size = CGSize(width: frame.width * zoomScale, height: frame.height * zoomScale)
    return CGRect(origin: frame.origin, size: size)
  }
}
