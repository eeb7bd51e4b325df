public import Foundation
import ViewLayout

/// The bar with a button for each tab at the bottom of a tab bar controller (R-UIB-4).
open class UITabBar: UIView {
  open var items: [UITabBarItem]? { didSet { barContentDidChange() } }
  open weak var selectedItem: UITabBarItem?
  /// Whether the bar is translucent; has no effect.
  open var isTranslucent = true
  /// The bar's color; has no effect.
  open var barTintColor: UIColor?
  /// The style of the bar; has no effect.
  open var barStyle = UIBarStyle.default
  /// The color of unselected tabs; has no effect.
  open var unselectedItemTintColor: UIColor?
  /// The appearance of the bar; has no effect.
  open var standardAppearance = UITabBarAppearance()
  /// The appearance of the bar above the end of scrollable content; has no effect.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Called when a tab is tapped.
  var onSelect: (UITabBarItem) -> Void = { _ in }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: height(above: safeAreaInsets.bottom)
    )
  }

  /// Returns the height of the bar with a safe area below it, in points.
  func height(above safeArea: CGFloat) -> CGFloat {
    max(metrics.tabBarHeight + safeArea, metrics.tabBarExtent)
  }

  /// R-UIB-4: places the tabs, which are equally wide and overlap from iOS 26 on.
  open override func layoutSubviews() {
    super.layoutSubviews()
    isPlacingSubviews = true
    defer { isPlacingSubviews = false }
    let items = items ?? []
    for item in items {
      item.bar = self
      item.button.onTap = { [weak self] in self?.onSelect(item) }
    }
    replaceSubviews(with: items.map(\.button))
    let safe = safeAreaInsets
    let width = max(bounds.width - safe.left - safe.right, 0)
    let frames = TabItemFrames(metrics)
    for (index, item) in items.enumerated() {
      let place = isRightToLeft ? items.count - 1 - index : index
      var frame = frames.frame(at: place, of: items.count, width: width)
        .offsetBy(dx: safe.left, dy: 0)
      frame.size.height = min(frame.height, max(bounds.height - frame.minY, 0))
      item.button.frame = frame
    }
  }

  private var metrics: BarMetrics { .metrics(of: traits.metrics) }
}

/// The tab of a view controller in a tab bar.
open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  /// The text of the badge; not drawn.
  open var badgeValue: String?
  /// The color of the badge; not drawn.
  open var badgeColor: UIColor?
  private(set) lazy var button = TabBarButton(self)

  public override init() { super.init() }

  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

/// The view of a tab: an image above a title, together in the center.
final class TabBarButton: UIControl {
  private unowned let item: UITabBarItem
  private let label = UILabel()
  private let icon = UIImageView()
  var onTap: () -> Void = {}

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 10, weight: .medium)
    addAction(UIAction { [unowned self] _ in onTap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var nodeName: String { "UITabBarItem" }

  override func layoutSubviews() {
    super.layoutSubviews()
    accessibilityIdentifier = item.accessibilityIdentifier
    isEnabled = item.isEnabled
    (label.text, icon.image) = (item.title, item.image)
    let hasTitle = item.title?.isEmpty == false
    replaceSubviews(with: (item.image == nil ? [] : [icon]) + (hasTitle ? [label] : []))
    let sizes = subviews.map(\.intrinsicContentSize)
    let gap = BarMetrics.metrics(of: traits.metrics).tabGap
    let height = sizes.reduce(0) { $0 + $1.height } + gap * CGFloat(max(sizes.count - 1, 0))
    var position = bounds.midY - height / 2
    for (view, size) in zip(subviews, sizes) {
      let line = CGRect(x: 0, y: position, width: bounds.width, height: size.height)
      view.frame = size.centered(in: line)
      position += size.height + gap
    }
  }
}
