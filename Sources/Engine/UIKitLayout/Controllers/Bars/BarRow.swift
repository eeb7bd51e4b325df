import Foundation
import ViewLayout

/// The row of a bar: buttons at both sides, and a title in the center.
@MainActor
struct BarRow {
  /// The rectangle of the row between the safe areas at the sides, in points.
  let frame: CGRect
  let metrics: BarMetrics
  let isRightToLeft: Bool

  /// Places the views of buttons from an edge to the middle (R-UIB-3).
  ///
  /// - Parameters:
  ///   - items: The buttons, from the edge to the middle.
  ///   - isLeading: Whether the edge is the leading one.
  /// - Returns: The length that the buttons and their distance from the edge cover, in points; 0
  ///   without buttons.
  func place(_ items: [UIBarButtonItem], isLeading: Bool) -> CGFloat {
    var used: CGFloat = 0
    for item in items where !item.isHidden {
      let size = size(of: item)
      guard let view = item.itemView else {
        used += size.width
        continue
      }
      used += used == 0 ? metrics.barButtonInset : metrics.barButtonGap
      let isLeft = isLeading != isRightToLeft
      view.frame = CGRect(
        x: isLeft ? frame.minX + used : frame.maxX - used - size.width,
        y: frame.midY - size.height / 2,
        width: size.width,
        height: size.height
      )
      used += size.width
    }
    return used
  }

  /// Places the title between the buttons: in the center of the bar, if it fits there (R-UIB-2).
  func placeTitle(_ title: UIView, leading: CGFloat, trailing: CGFloat) {
    let gap = metrics.barButtonGap
    let (before, after) = isRightToLeft ? (trailing, leading) : (leading, trailing)
    let start = frame.minX + (before > 0 ? before + gap : metrics.barButtonInset)
    let end = frame.maxX - (after > 0 ? after + gap : metrics.barButtonInset)
    let size = natural(title)
    let width = min(size.width, max(end - start, 0))
    title.frame = CGRect(
      x: max(min(frame.midX - width / 2, end - width), start),
      y: frame.midY - min(size.height, frame.height) / 2,
      width: width,
      height: min(size.height, frame.height)
    )
  }

  /// Places buttons over the whole row; flexible spaces share the length that remains (R-UIB-5).
  func distribute(_ items: [UIBarButtonItem]) {
    let shown = items.filter { !$0.isHidden }
    let sizes = shown.map { size(of: $0) }
    let flexible = CGFloat(shown.count { $0.systemItem == .flexibleSpace })
    let used = sizes.reduce(0) { $0 + $1.width } + gaps(of: shown)
    let free = max(frame.width - 2 * metrics.barButtonInset - used, 0)
    var position = metrics.barButtonInset
    for (index, item) in shown.enumerated() {
      if index > 0, !item.isSpace, !shown[index - 1].isSpace { position += metrics.barButtonGap }
      let size = sizes[index]
      let length = item.systemItem == .flexibleSpace ? free / flexible : size.width
      item.itemView?.frame = CGRect(
        x: isRightToLeft ? frame.maxX - position - length : frame.minX + position,
        y: frame.midY - size.height / 2,
        width: length,
        height: size.height
      )
      position += length
    }
  }

  /// Returns the sum of the gaps between neighboring buttons, in points; there is no gap beside a
  /// space.
  private func gaps(of items: [UIBarButtonItem]) -> CGFloat {
    let pairs = zip(items, items.dropFirst()).count { !$0.isSpace && !$1.isSpace }
    return CGFloat(pairs) * metrics.barButtonGap
  }

  private func size(of item: UIBarButtonItem) -> CGSize {
    guard let view = item.itemView else { return CGSize(width: item.width, height: 0) }
    var size = natural(view)
    if item.width > 0 { size.width = item.width }
    size.height = min(size.height, frame.height)
    return size
  }

  /// Returns the size that a view has by its content, its constraints or, without either, its
  /// frame.
  private func natural(_ view: UIView) -> CGSize {
    if view is BarItemButton { return view.sizeThatFits(frame.size) }
    let own = view.intrinsicContentSize
    let fitted =
      view.hasConstraintsInside
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
    return CGSize(
      width: own.width < 0 ? fitted.width : own.width,
      height: own.height < 0 ? fitted.height : own.height
    )
  }
}

extension UIView {
  /// Replaces the subviews with other views, which may be subviews already.
  func replaceSubviews(with views: [UIView]) {
    for view in subviews where !views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
  }
}
