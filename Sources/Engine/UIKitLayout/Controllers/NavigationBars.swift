import Foundation
import ViewLayout

/// The frames of the bars of a navigation controller.
@MainActor
struct NavigationBars {
  let bounds: CGRect
  let safeArea: UIEdgeInsets
  /// The safe area at the bottom of the window, in points.
  let windowBottom: CGFloat
  let navigationBar: UINavigationBar?
  let toolbar: UIToolbar?
  let metrics: BarMetrics

  /// The frame of the navigation bar, below the safe area of the container.
  var navigationFrame: CGRect {
    let height = navigationBar.map { $0.fullHeight - $0.collapsedLength } ?? 0
    return CGRect(
      x: bounds.minX,
      y: bounds.minY + max(safeArea.top, metrics.navigationTop),
      width: bounds.width,
      height: height
    )
  }

  /// The frame of the toolbar, above the safe area of the container.
  ///
  /// R-BAR-14: a floating one may reach into the safe area of the window, and not into a tab bar.
  var toolbarFrame: CGRect {
    let height = metrics.floatingBarSpace ?? metrics.bottomBarHeight
    let overlap = safeArea.bottom <= windowBottom ? safeArea.bottom : 0
    let space = max(height, (metrics.bottomSearchExtent ?? 0) - overlap)
    return toolbarFrame(at: bounds.maxY - safeArea.bottom - space)
  }

  private func toolbarFrame(at top: CGFloat) -> CGRect {
    let height =
      metrics.floatingBarHeight.map { metrics.floatingBarTop + $0 } ?? metrics.bottomBarHeight
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: height)
  }

  /// The safe area of the container with its bars, in points.
  var insets: UIEdgeInsets {
    var insets = safeArea
    if navigationBar != nil { insets.top = navigationFrame.maxY - bounds.minY }
    if toolbar != nil { insets.bottom = bounds.maxY - toolbarFrame.minY }
    return insets
  }

  /// Returns the safe area insets of a view with a frame in the container, in points.
  func safeArea(of frame: CGRect) -> UIEdgeInsets {
    let insets = insets
    return UIEdgeInsets(
      top: max(insets.top - (frame.minY - bounds.minY), 0),
      left: insets.left,
      bottom: max(insets.bottom - (bounds.maxY - frame.maxY), 0),
      right: insets.right
    )
  }
}

extension UIViewController {
  /// Returns the frame of the view below and above the bars of a navigation controller (R-UIB-1).
  ///
  /// The view extends below the bars at the edges of `edgesForExtendedLayout`, unless the
  /// navigation bar is opaque and `extendedLayoutIncludesOpaqueBars` is `false`.
  func frame(in bounds: CGRect, below bars: NavigationBars, isOpaque: Bool) -> CGRect {
    let (insets, edges) = (bars.insets, edgesForExtendedLayout)
    let hidesTop = isOpaque && !extendedLayoutIncludesOpaqueBars || !edges.contains(.top)
    let top = hidesTop && bars.navigationBar != nil ? insets.top : 0
    let bottom = !edges.contains(.bottom) && bars.toolbar != nil ? insets.bottom : 0
    return CGRect(
      x: bounds.minX,
      y: bounds.minY + top,
      width: bounds.width,
      height: max(bounds.height - top - bottom, 0)
    )
  }
}
