public import Foundation
internal import LayoutTree

/// A view that scrolls its content.
open class UIScrollView: UIView, ScrollDelegating {
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { zoomedContentInsetDidChange() } }
  }
  /// Additional scrollable space at each edge, in points, which the scene's code cannot read.
  package var additionalScrollSpace: CGFloat = 0
  open var isScrollEnabled = true
  /// Whether the vertical scroll indicator is shown; not drawn.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal scroll indicator is shown; not drawn.
  open var showsHorizontalScrollIndicator = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false

  /// Whether scrolling stops at multiples of the view's size; has no effect.
  open var isPagingEnabled = false
  /// Whether scrolling bounces at the end of the content; has no effect.
  open var bounces = true
  /// The rate of deceleration; has no effect.
  open var decelerationRate = DecelerationRate.normal
  /// Whether scrolling is locked to one axis at a time; has no effect.
  open var isDirectionalLockEnabled = false
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustToSafeArea() }
  }
  /// The part of the safe area that is added to the content inset, in points.
  var safeAreaAdjustment = UIEdgeInsets.zero
  /// The container that is laid out again when the content is scrolled; `nil` for none.
  weak var offsetObserver: UIView?
  /// The insets of the vertical scroll indicator, in points; has no effect.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The way in which scrolling dismisses the keyboard; has no effect.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The content inset with the safe area, in points (R-UIB-7).
  open var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(
      top: contentInset.top + safeAreaAdjustment.top,
      left: contentInset.left + safeAreaAdjustment.left,
      bottom: contentInset.bottom + safeAreaAdjustment.bottom,
      right: contentInset.right + safeAreaAdjustment.right
    )
  }
  /// Whether the view is being dragged; always `false`.
  open var isDragging: Bool { false }
  /// Whether scrolling is decelerating; always `false`.
  open var isDecelerating: Bool { false }
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  /// Whether zooming bounces beyond the limits; has no effect.
  open var bouncesZoom = true
  /// Whether a gesture is zooming the content; always `false`.
  open var isZooming: Bool { false }
  /// Whether zooming is bouncing back; always `false`.
  open var isZoomBouncing: Bool { false }
  /// The scale of the zoomed view, and that view; `nil` if nothing was zoomed.
  var zoom: (view: UIView, scale: CGFloat)?

  /// The delegate, which is called when the view is scrolled.
  package weak var scrollDelegate: (any UIScrollViewDelegate)?

  override var reportedSafeArea: UIEdgeInsets { didSet { adjustToSafeArea() } }

  open override var bounds: CGRect {
    didSet {
      guard bounds.origin != oldValue.origin else { return }
      offsetObserver?.setNeedsLayout()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  open var contentLayoutGuide: UILayoutGuide {
    if let guide = standardGuides.content { return guide }
    let source = UILayoutGuide.Source.scrolledContent { [weak self] frame in
      guard let self else { return }
      contentSize = zoomed(frame).size
    }
    let guide = UILayoutGuide(source, in: self, identifier: "content")
    standardGuides.content = guide
    return guide
  }

  open var frameLayoutGuide: UILayoutGuide { guide(\.frame, "frame") { _ in EdgeLengths() } }

  package override var innerItem: any LayoutItem { contentLayoutGuide }

  /// The axes along which the content with its insets is larger than the view.
  override var scrolledAxes: NodeTraits.Axes? {
    guard isScrollEnabled else { return [] }
    var axes: NodeTraits.Axes = []
    let insets = adjustedContentInset
    if contentSize.width + insets.left + insets.right > bounds.width { axes.insert(.horizontal) }
    if contentSize.height + insets.top + insets.bottom > bounds.height { axes.insert(.vertical) }
    return axes
  }

  /// R-UIB-7: returns the safe area of the content, without the part that is already in the content
  /// inset.
  override func innerSafeArea(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    safeAreaAdjustment == .zero ? insets : rest(of: insets)
  }

  override func drawnFrame(of subview: UIView, solved frame: CGRect) -> CGRect {
    zoom?.view === subview ? zoomed(frame) : frame
  }

  /// Scrolls to an offset, in points, immediately.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  open var zoomScale: CGFloat {
    get { zoom?.scale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms to a scale, limited by the minimum and maximum, around the center of the view.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, around: visibleCenter, animated: animated)
  }

  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    zoom(to: scale, around: center, animated: animated)
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let minimum = CGPoint(x: rect.maxX - bounds.width, y: rect.maxY - bounds.height)
    let offset = CGPoint(
      x: min(max(contentOffset.x, minimum.x), rect.minX),
      y: min(max(contentOffset.y, minimum.y), rect.minY)
    )
    setContentOffset(reachable(offset), animated: animated)
  }
}

extension UIScrollView {
  /// The rate at which scrolling decelerates.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The behavior for adding the safe area to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The way in which scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }
}

extension UIScrollView {
  /// Returns the reachable content offset that is nearest to an offset.
  package func reachable(_ offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    let end = CGPoint(
      x: contentSize.width + insets.right - bounds.width + additionalScrollSpace,
      y: contentSize.height + insets.bottom - bounds.height + additionalScrollSpace
    )
    return CGPoint(
      x: max(min(offset.x, end.x), -insets.left - additionalScrollSpace),
      y: max(min(offset.y, end.y), -insets.top - additionalScrollSpace)
    )
  }
}

extension UIView {
  /// The view itself or its first descendant that is a scroll view; `nil` if there is none.
  package var firstScrollView: UIScrollView? {
    if let view = self as? UIScrollView { return view }
    for view in subviews {
      if let found = view.firstScrollView { return found }
    }
    return nil
  }
}

/// Receives changes of the content offset: by code and by steps of a scenario, never by touch.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called before a drag begins; never called here.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called after a drag has ended; never called here.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called before a drag ends; never called here.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// Called after deceleration has ended; never called here.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  func scrollViewDidZoom(_ scrollView: UIScrollView)

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )
}

/// The default implementations, which do nothing.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {}

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}
}

/// A scroll view whose delegate is a `UIScrollViewDelegate`.
///
/// Collection views and tables declare a `delegate` of another type, which shadows this one.
@preconcurrency @MainActor public protocol ScrollDelegating: UIScrollView {}

extension ScrollDelegating {
  /// The delegate, which is called after the content offset has changed.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
