public import Foundation

/// A view whose content is larger than it is.
open class UIScrollView: UIView, ScrollDelegating {
  /// The size of the content, in points.
  open var contentSize = CGSize.zero
  /// Room around the content that it can be scrolled into, in points.
  open var contentInset = UIEdgeInsets.zero
  /// Scrollable space besides the content inset, in points, which the scene's code
  /// does not see.
  package var additionalScrollSpace: CGFloat = 0
  /// Whether people can scroll the content.
  open var isScrollEnabled = true
  /// Whether a bar shows how far the content is scrolled up and down; nothing is drawn.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar shows how far the content is scrolled sideways; nothing is drawn.
  open var showsHorizontalScrollIndicator = true
  /// Whether the content may be scrolled too far up or down although all of it is in sight.
  open var alwaysBounceVertical = false
  /// Whether the content may be scrolled too far sideways although all of it is in sight.
  open var alwaysBounceHorizontal = false

  /// Whether the content comes to rest a page further; has no effect.
  open var isPagingEnabled = false
  /// Whether the content may be scrolled too far; has no effect.
  open var bounces = true
  /// How long the content goes on by itself; has no effect.
  open var decelerationRate = DecelerationRate.normal
  /// Whether only one axis is scrolled at a time; has no effect.
  open var isDirectionalLockEnabled = false
  /// Whether bars make the content inset larger; has no effect.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Room around the bars that show how far the content is scrolled; has no effect.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How dragging sends the keyboard away; has no effect.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The room around the content with that of bars, in points: the content inset.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether the view is being dragged; always `false`.
  open var isDragging: Bool { false }
  /// Whether the content goes on by itself: it does not.
  open var isDecelerating: Bool { false }
  /// The delegate, which is called when the view is scrolled.
  package weak var scrollDelegate: (any UIScrollViewDelegate)?

  open override var bounds: CGRect {
    didSet {
      if bounds.origin != oldValue.origin { scrollDelegate?.scrollViewDidScroll(self) }
    }
  }

  /// Makes a view of a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Which point of the content is at the view's top left corner, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The rectangle of what is scrolled, as a guide: constraints of it say how large it is.
  open var contentLayoutGuide: UILayoutGuide {
    if let guide = standardGuides.content { return guide }
    let guide = UILayoutGuide(.scrolledContent, in: self, identifier: "content")
    standardGuides.content = guide
    return guide
  }

  /// The view's own rectangle, which is not scrolled, as a guide.
  open var frameLayoutGuide: UILayoutGuide { guide(\.frame, "frame") { _ in EdgeLengths() } }

  /// Scrolls to a point of the content, at once: nothing moves here.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as little as brings a rectangle of the content into sight, at once.
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
  /// How long a content goes on by itself.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Makes a rate of a share.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As most content does.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// As content that comes to rest soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether bars make the content inset larger.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As UIKit thinks, along the axes that scroll, never, or always.
    case automatic, scrollableAxes, never, always
  }

  /// How dragging sends the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all, when it begins, or as it goes on.
    case none, onDrag, interactive
  }
}

extension UIScrollView {
  /// The offset nearest to one that people can scroll to.
  package func reachable(_ offset: CGPoint) -> CGPoint {
    let end = CGPoint(
      x: contentSize.width + contentInset.right - bounds.width + additionalScrollSpace,
      y: contentSize.height + contentInset.bottom - bounds.height + additionalScrollSpace
    )
    return CGPoint(
      x: max(min(offset.x, end.x), -contentInset.left - additionalScrollSpace),
      y: max(min(offset.y, end.y), -contentInset.top - additionalScrollSpace)
    )
  }
}

extension UIView {
  /// The view, or the first one in it, that scrolls; `nil` where none does.
  package var firstScrollView: UIScrollView? {
    if let view = self as? UIScrollView { return view }
    for view in subviews {
      if let found = view.firstScrollView { return found }
    }
    return nil
  }
}

/// Receives scrolling: by code and by steps of a scenario, never by touch.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// The view was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// A drag begins; never called.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// A drag is about to end; never called.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// A drag has ended; never called.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// Deceleration has ended; never called.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// The view has come to where code has sent it.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The view that is zoomed: nothing is.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

/// The default implementations.
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
/// The delegates of collection views and of tables are of other types, so that theirs hide this
/// one.
@preconcurrency @MainActor public protocol ScrollDelegating: UIScrollView {}

extension ScrollDelegating {
  /// The delegate that is told of how the view is scrolled.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
