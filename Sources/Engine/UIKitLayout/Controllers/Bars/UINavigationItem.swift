public import Foundation

/// The content of a navigation bar for a view controller (R-UIB-2).
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  open var title: String? { didSet { didChange() } }
  /// The line of text above the title; has no effect.
  open var prompt: String?
  open var titleView: UIView? { didSet { didChange() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  open var leftItemsSupplementBackButton = false { didSet { didChange() } }
  /// The title of the back button; the back button is a symbol in this engine.
  open var backButtonTitle: String?
  /// The display mode of the back button; has no effect.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The button that leads back to this view controller; it provides the identifier of the button.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  open var hidesBackButton = false { didSet { didChange() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }
  open var searchController: UISearchController? {
    didSet {
      oldValue?.searchBar.removeFromSuperview()
      didChange()
    }
  }
  open var hidesSearchBarWhenScrolling = true { didSet { didChange() } }
  /// The preferred place of the search bar; it is always below the titles.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The appearance of the bar; has no effect.
  open var standardAppearance: UINavigationBarAppearance?
  /// The appearance of the bar above the top of scrollable content; has no effect.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of the bar in compact height; has no effect.
  open var compactAppearance: UINavigationBarAppearance?
  /// The bar that shows the item; `nil` if there is none.
  weak var bar: UIView?
  private(set) lazy var backButton = UIBarButtonItem(
    image: UIImage(systemName: "chevron.backward"),
    style: .plain
  )

  public init(title: String) { self.title = title }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets whether the back button is hidden immediately.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func didChange() { bar?.barContentDidChange() }
}

extension UINavigationItem {
  /// The display mode of a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }

  /// The display mode of a back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  /// The place of a search bar.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked
  }
}
