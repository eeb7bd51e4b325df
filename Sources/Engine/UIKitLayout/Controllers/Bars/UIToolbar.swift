public import Foundation
import ViewLayout

/// A bar with buttons, at the bottom of a view controller or wherever it is added (R-UIB-5).
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]? { didSet { barContentDidChange() } }
  /// Whether the bar is translucent; has no effect.
  open var isTranslucent = true
  /// The bar's color; has no effect.
  open var barTintColor: UIColor?
  /// The style of the bar; has no effect.
  open var barStyle = UIBarStyle.default
  /// The appearance of the bar; has no effect.
  open var standardAppearance = UIToolbarAppearance()
  /// The appearance of the bar above the end of scrollable content; has no effect.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// R-BAR-14: whether the bar is that of a navigation controller, which floats from iOS 26 on.
  var mayFloat = false

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.bottomBarHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: metrics.bottomBarHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    isPlacingSubviews = true
    defer { isPlacingSubviews = false }
    let items = items ?? []
    for item in items { item.bar = self }
    replaceSubviews(with: items.filter { !$0.isHidden }.compactMap(\.itemView))
    let safe = safeAreaInsets
    var area = CGRect(
      x: safe.left,
      y: 0,
      width: max(bounds.width - safe.left - safe.right, 0),
      height: metrics.bottomBarHeight
    )
    if mayFloat, let height = metrics.floatingBarHeight {
      area = area.insetBy(dx: metrics.floatingBarInset - metrics.barButtonInset, dy: 0)
      (area.origin.y, area.size.height) = (metrics.floatingBarTop, height)
    }
    BarRow(frame: area, metrics: metrics, isRightToLeft: isRightToLeft).distribute(items)
  }

  private var metrics: BarMetrics { .metrics(of: traits.metrics) }
}
