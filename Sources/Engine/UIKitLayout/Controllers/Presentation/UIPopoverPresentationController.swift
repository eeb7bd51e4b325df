public import Foundation
import ViewLayout

/// The controller of a popover beside the view that it points to (R-UIB-9).
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var sourceItem: AnyObject?
  open var barButtonItem: UIBarButtonItem?
  /// The directions in which the arrow may point; has no effect.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// Whether the popover points to a view or an item.
  var hasSource: Bool { sourceView != nil || barButtonItem != nil || sourceItem != nil }

  /// Returns the frame of the popover with the size of its content, in points.
  func frame(in window: UIWindow) -> CGRect { frame(of: contentSize, in: window) }

  /// Returns the frame of a popover with a size (R-UIB-9), in points.
  ///
  /// Without recorded lengths, the popover is below its source, or above it if there is more space.
  func frame(of size: CGSize, in window: UIWindow) -> CGRect {
    let metrics = BarMetrics.alerts(of: window.traits.metrics)
    let (bounds, source, gap) = (window.bounds, sourceFrame(in: window), metrics.popoverGap)
    if metrics.popoverArrowMargin > 0,
      let frame = PopoverPlacement(
        source: source,
        size: size,
        space: placementSpace(in: window, margin: metrics.popoverMargin),
        gap: gap,
        arrowMargin: metrics.popoverArrowMargin
      ).frame
    {
      return frame
    }
    let (below, above) = (bounds.maxY - source.maxY - gap, source.minY - bounds.minY - gap)
    let isBelow = size.height <= below || below >= above
    let height = min(size.height, max(isBelow ? below : above, 0))
    let width = min(size.width, bounds.width)
    return CGRect(
      x: min(max(bounds.minX, source.midX - width / 2), bounds.maxX - width),
      y: isBelow ? source.maxY + gap : source.minY - gap - height,
      width: width,
      height: height
    )
  }

  private func placementSpace(in window: UIWindow, margin: CGFloat) -> CGRect {
    let safe = window.safeAreaInsets
    return window.bounds.inset(
      by: UIEdgeInsets(
        top: max(safe.top, margin),
        left: max(safe.left, margin),
        bottom: max(safe.bottom, margin),
        right: max(safe.right, margin)
      )
    )
  }

  private func sourceFrame(in window: UIWindow) -> CGRect {
    let item = barButtonItem ?? sourceItem as? UIBarButtonItem
    let view = sourceView ?? item?.itemView ?? sourceItem as? UIView
    guard let view, view.window === window else {
      return CGRect(x: window.bounds.midX, y: window.bounds.midY, width: 0, height: 0)
    }
    return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: window)
  }

  /// The preferred size of the content, or the size of its constraints.
  private var contentSize: CGSize {
    let preferred = presentedViewController.preferredContentSize
    guard preferred == .zero, let view = presentedView else { return preferred }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}

/// The directions in which the arrow of a popover points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = Self(rawValue: 1)
  public static let down = Self(rawValue: 2)
  public static let left = Self(rawValue: 4)
  public static let right = Self(rawValue: 8)
  public static let any: Self = [.up, .down, .left, .right]
}
