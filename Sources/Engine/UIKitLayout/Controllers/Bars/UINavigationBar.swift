public import Foundation
import ViewLayout

/// The bar with the title and the buttons of a view controller at the top of its view (R-UIB-2).
///
/// A ``UINavigationController`` determines its frame and its items. Any other bar has the height of
/// its content.
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false { didSet { barContentDidChange() } }
  open var isTranslucent = true { didSet { barContentDidChange() } }
  /// The bar's color; has no effect.
  open var barTintColor: UIColor?
  /// The style of the bar; has no effect.
  open var barStyle = UIBarStyle.default
  /// The attributes of the title; has no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of the large title; has no effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The appearance of the bar; has no effect.
  open var standardAppearance = UINavigationBarAppearance()
  /// The appearance of the bar above the top of scrollable content; has no effect.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of the bar in compact height; has no effect.
  open var compactAppearance: UINavigationBarAppearance?
  /// The image of the line below the bar; has no effect.
  open var shadowImage: UIImage?
  open var items: [UINavigationItem]? { didSet { barContentDidChange() } }
  /// The length by which scrolling has made the bar lower, in points.
  var collapsedLength: CGFloat = 0 {
    didSet { if collapsedLength != oldValue { setNeedsLayout() } }
  }
  private let titleLabel = UILabel()
  private let largeTitleLabel = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .systemFont(ofSize: UIFont.labelFontSize, weight: .semibold)
    largeTitleLabel.font = UIFont(FontDescription(size: .style(.largeTitle), weight: .bold))
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  open var topItem: UINavigationItem? { items?.last }

  open var backItem: UINavigationItem? { items?.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

  /// Sets the image behind the bar; has no effect.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fullHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fullHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    isPlacingSubviews = true
    defer { isPlacingSubviews = false }
    guard let item = topItem else { return replaceSubviews(with: []) }
    item.bar = self
    let (leading, trailing) = (leadingItems(of: item), item.rightBarButtonItems ?? [])
    for button in leading + trailing { button.bar = self }
    let title = isSearching ? nil : title(of: item)
    let search = searchHeight > 0 ? item.searchController?.searchBar : nil
    let buttons = isSearching ? [] : (leading + trailing).filter { !$0.isHidden }
    replaceSubviews(with: [title, search].compactMap { $0 } + buttons.compactMap(\.itemView))
    place(title, leading: leading, trailing: trailing)
    search?.frame = CGRect(
      x: 0,
      y: titlesHeight,
      width: bounds.width,
      height: max(bounds.height - titlesHeight, 0)
    )
  }
}

// MARK: - Heights

extension UINavigationBar {
  private var metrics: BarMetrics { .metrics(of: traits.metrics).adapted(toWidth: bounds.width) }

  /// Whether a search hides the titles and the buttons.
  private var isSearching: Bool {
    guard let search = topItem?.searchController else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// R-UIB-2: whether the title of the visible item is large.
  ///
  /// An automatic mode is that of the previous item; the first item is large.
  package var showsLargeTitle: Bool {
    guard prefersLargeTitles, topItem?.titleView == nil, !isSearching else { return false }
    guard topItem?.title?.isEmpty == false else { return false }
    let mode = items?.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
    return mode == nil || mode == .always
  }

  /// The height of the search bar, in points; 0 if there is none.
  private var searchHeight: CGFloat {
    guard let search = topItem?.searchController else { return 0 }
    search.updateSearchBar()
    return search.searchBar.sizeThatFits(bounds.size).height
  }

  /// The height of the bar above content that is not scrolled, in points.
  var fullHeight: CGFloat { inlineHeight + collapsibleTitle + searchHeight }

  /// The length by which the bar becomes lower while content is scrolled, in points.
  var collapsibleLength: CGFloat {
    let hidesSearch = topItem?.hidesSearchBarWhenScrolling == true && !isSearching
    return collapsibleTitle + (hidesSearch ? searchHeight : 0)
  }

  private var inlineHeight: CGFloat { isSearching ? 0 : metrics.navigationHeight }

  private var collapsibleTitle: CGFloat {
    showsLargeTitle
      ? metrics.largeTitleHeight(at: traits.displayScale) - metrics.navigationHeight : 0
  }

  /// The height of the titles while content is scrolled, in points: the search bar is hidden first.
  private var titlesHeight: CGFloat {
    let hidden = collapsibleLength - collapsibleTitle
    return inlineHeight + max(collapsibleTitle - max(collapsedLength - hidden, 0), 0)
  }

  /// Whether the large title is visible: scrolled content replaces it by an inline title.
  private var isLarge: Bool {
    showsLargeTitle && titlesHeight >= inlineHeight + collapsibleTitle
  }
}

// MARK: - Parts

extension UINavigationBar {
  private func leadingItems(of item: UINavigationItem) -> [UIBarButtonItem] {
    let own = item.leftBarButtonItems ?? []
    guard let backItem, !item.hidesBackButton else { return own }
    guard own.isEmpty || item.leftItemsSupplementBackButton else { return own }
    item.backButton.accessibilityIdentifier = backItem.backBarButtonItem?.accessibilityIdentifier
    return [item.backButton] + own
  }

  private func title(of item: UINavigationItem) -> UIView? {
    if let view = item.titleView { return view }
    guard let words = item.title, !words.isEmpty else { return nil }
    let label = isLarge ? largeTitleLabel : titleLabel
    label.text = words
    return label
  }

  private func place(
    _ title: UIView?,
    leading: [UIBarButtonItem],
    trailing: [UIBarButtonItem]
  ) {
    guard !isSearching else { return }
    let safe = safeAreaInsets
    let area = CGRect(
      x: safe.left,
      y: 0,
      width: max(bounds.width - safe.left - safe.right, 0),
      height: metrics.titleRowHeight
    )
    let row = BarRow(frame: area, metrics: metrics, isRightToLeft: isRightToLeft)
    let before = row.place(leading, isLeading: true)
    let after = row.place(trailing, isLeading: false)
    guard let title else { return }
    if title === largeTitleLabel {
      placeLargeTitle(in: area)
    } else {
      row.placeTitle(title, leading: before, trailing: after)
    }
  }

  private func placeLargeTitle(in area: CGRect) {
    let size = largeTitleLabel.intrinsicContentSize
    let width = min(size.width, max(area.width - 2 * metrics.titleInset, 0))
    largeTitleLabel.frame = CGRect(
      x: isRightToLeft
        ? area.maxX - metrics.titleInset - width : area.minX + metrics.titleInset,
      y: metrics.largeTitleTop,
      width: width,
      height: size.height
    )
  }
}

/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}

/// The conditions for which an image of a bar is set.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}
