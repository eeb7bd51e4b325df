public import Foundation

/// The content of a navigation bar for a view controller; not shown in this engine.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title in the center of the bar.
  open var title: String?
  /// The line of text above the title.
  open var prompt: String?
  /// The view that replaces the title.
  open var titleView: UIView?
  /// The button on the leading side.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The button on the trailing side.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The buttons on the leading side.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the trailing side.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The title of the back button.
  open var backButtonTitle: String?
  /// The button that leads back to this view controller.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether the back button is hidden.
  open var hidesBackButton = false
  /// The display mode of the large title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The search controller whose search bar the navigation bar shows.
  open var searchController: UISearchController?
  /// Whether the search bar is hidden while content scrolls.
  open var hidesSearchBarWhenScrolling = true

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

  /// The display mode of a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the previous item on the stack, always, or never.
    case automatic, always, never
  }
}

/// A button in a bar; not shown in this engine.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  /// The title of the button.
  open var title: String?
  /// The image of the button.
  open var image: UIImage?
  /// The view that replaces the title and the image.
  open var customView: UIView?
  /// Whether the button is enabled.
  open var isEnabled = true
  /// The tint color of the button.
  open var tintColor: UIColor?
  /// The menu of the button.
  open var menu: UIMenu?
  /// An identifier for user interface tests.
  open var accessibilityIdentifier: String?
  /// The action of the button.
  open var primaryAction: UIAction?

  /// The kinds of system buttons.
  public enum SystemItem: Int, Sendable {
    /// One case for each button that the system provides.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, close = 24
  }

  /// The style of a bar button.
  public enum Style: Int, Sendable {
    /// The plain style, and the style of a button that completes a task.
    case plain = 0
    case done = 2
  }

  /// Creates a button with a title; the target and the action are ignored.
  public init(title: String?, style: Style = .plain, target: Any? = nil, action: Selector? = nil) {
    self.title = title
  }

  /// Creates a button with an image; the target and the action are ignored.
  public init(image: UIImage?, style: Style = .plain, target: Any? = nil, action: Selector? = nil) {
    self.image = image
  }

  /// Creates a system button; the target and the action are ignored.
  public init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any? = nil,
    action: Selector? = nil
  ) {
  }

  /// Creates a system button with an action and a menu.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates a button with a title, an image, an action and a menu.
  public init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates a button that shows a view.
  public init(customView: UIView) { self.customView = customView }

  /// Creates flexible space between buttons.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Creates space of a fixed width between buttons, in points; the width is ignored.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .fixedSpace)
  }
}

/// The tab of a view controller in a tab bar; not shown in this engine.
@preconcurrency @MainActor open class UITabBarItem: NSObject {
  /// The title of the tab.
  open var title: String?
  /// The image of the tab.
  open var image: UIImage?
  /// The image of the tab while it is selected.
  open var selectedImage: UIImage?
  /// The text of the badge.
  open var badgeValue: String?
  /// A number that identifies the tab.
  open var tag = 0

  /// Creates a tab with a title and an image.
  public init(title: String?, image: UIImage?, tag: Int) {
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates a tab with a title and the images of both states.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

/// A view controller that manages a search bar; not shown in this engine.
open class UISearchController: UIViewController {
  /// The search bar of the controller.
  public let searchBar = UISearchBar()
  /// Whether the content is dimmed during a search.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar is hidden during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// The object that updates the search results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Creates a controller; the view controller for the results is ignored.
  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }
}

/// An object that updates the search results.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Updates the results after the search text has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// The navigation bar at the top of a view controller; not shown in this engine.
open class UINavigationBar: UIView {
  /// Whether titles are large; has no effect.
  open var prefersLargeTitles = false
  /// Whether the bar is translucent; has no effect.
  open var isTranslucent = true
  /// The bar's color; has no effect.
  open var barTintColor: UIColor?
  /// The attributes of the title; has no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of the large title; has no effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
}

/// The tab bar at the bottom of a view controller; not shown in this engine.
open class UITabBar: UIView {
  /// Whether the bar is translucent; has no effect.
  open var isTranslucent = true
  /// The bar's color; has no effect.
  open var barTintColor: UIColor?
  /// The color of unselected tabs; has no effect.
  open var unselectedItemTintColor: UIColor?
}
