public import Foundation

/// A view whose content is larger than it is.
open class UIScrollView: UIView {
  /// The size of the content, in points.
  open var contentSize = CGSize.zero
  /// Room around the content that it can be scrolled into, in points.
  open var contentInset = UIEdgeInsets.zero
  /// Room besides the content inset that a scene can be scrolled into, in points, which its code
  /// does not see.
  package var scrollRoom: CGFloat = 0
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

  /// Makes a view of a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes no view: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Which point of the content is at the view's top left corner, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The rectangle of what is scrolled, as a guide: constraints of it say how large it is.
  open var contentLayoutGuide: UILayoutGuide {
    if let guide = ownGuides.content { return guide }
    let guide = UILayoutGuide(.scrolledContent, in: self, identifier: "content")
    ownGuides.content = guide
    return guide
  }

  /// The view's own rectangle, which is not scrolled, as a guide.
  open var frameLayoutGuide: UILayoutGuide { guide(\.frame, "frame") { _ in EdgeLengths() } }

  /// Scrolls to a point of the content, at once: nothing moves here.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}

extension UIScrollView {
  /// The offset nearest to one that people can scroll to.
  package func reachable(_ offset: CGPoint) -> CGPoint {
    let end = CGPoint(
      x: contentSize.width + contentInset.right - bounds.width + scrollRoom,
      y: contentSize.height + contentInset.bottom - bounds.height + scrollRoom
    )
    return CGPoint(
      x: max(min(offset.x, end.x), -contentInset.left - scrollRoom),
      y: max(min(offset.y, end.y), -contentInset.top - scrollRoom)
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
