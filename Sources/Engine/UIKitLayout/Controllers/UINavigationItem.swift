public import Foundation

/// What a bar shows of a controller: nothing is shown of it.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The words in the middle.
  open var title: String?
  /// The words above these.
  open var prompt: String?
  /// The view in the middle.
  open var titleView: UIView?
  /// The button at the left.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The button at the right.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The buttons at the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the right.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The words of the way back.
  open var backButtonTitle: String?
  /// The button of the way back.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether the way back is hidden.
  open var hidesBackButton = false
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// What looks for something.
  open var searchController: UISearchController?
  /// Whether that goes when content is scrolled.
  open var hidesSearchBarWhenScrolling = true

  /// Makes an item of a title.
  public init(title: String) { self.title = title }

  /// Whether a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the one before, always, never.
    case automatic, always, never
  }
}

/// A button in a bar: nothing is shown of it.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  /// The words.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The view in place of both.
  open var customView: UIView?
  /// Whether the button can be used.
  open var isEnabled = true
  /// The color.
  open var tintColor: UIColor?
  /// The menu.
  open var menu: UIMenu?
  /// The name for those who look from outside.
  open var accessibilityIdentifier: String?
  /// What the button does.
  open var primaryAction: UIAction?

  /// A button of the system's.
  public enum SystemItem: Int, Sendable {
    /// As its name says.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, close = 24
  }

  /// How a button looks.
  public enum Style: Int, Sendable {
    /// As usual, or as what is done most.
    case plain = 0
    case done = 2
  }

  /// Makes a button of words.
  public init(title: String?, style: Style = .plain, target: Any? = nil, action: Selector? = nil) {
    self.title = title
  }

  /// Makes a button of a picture.
  public init(image: UIImage?, style: Style = .plain, target: Any? = nil, action: Selector? = nil) {
    self.image = image
  }

  /// Makes a button of the system's.
  public init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any? = nil,
    action: Selector? = nil
  ) {
  }

  /// Makes a button of the system's that does something.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Makes a button of words and a picture that does something.
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

  /// Makes a button of a view.
  public init(customView: UIView) { self.customView = customView }

  /// Room between buttons.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// So much room between buttons, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .fixedSpace)
  }
}

/// What the bar below shows of a controller: nothing is shown of it.
@preconcurrency @MainActor open class UITabBarItem: NSObject {
  /// The words.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The picture while the controller is shown.
  open var selectedImage: UIImage?
  /// The words at its corner.
  open var badgeValue: String?
  /// A number for authors.
  open var tag = 0

  /// Makes an item of words and a picture.
  public init(title: String?, image: UIImage?, tag: Int) {
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Makes an item of words and two pictures.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

/// Looks for something: nothing is shown of it.
open class UISearchController: UIViewController {
  /// Where people type.
  public let searchBar = UISearchBar()
  /// Whether the rest is darker meanwhile.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar above goes meanwhile.
  open var hidesNavigationBarDuringPresentation = true
  /// Who is told.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Makes a controller that shows what is found in another one, or, with `nil`, in the same.
  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }

  /// Makes no controller: there are no archives here.
  public required init?(coder: NSCoder) { nil }
}

/// Who is told of what people look for.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Notes that people look for something else.
  func updateSearchResults(for searchController: UISearchController)
}

/// The bar above a controller's view, which is not shown.
open class UINavigationBar: UIView {
  /// Whether titles are large: taken and ignored.
  open var prefersLargeTitles = false
  /// Whether content shines through: taken and ignored.
  open var isTranslucent = true
  /// The bar's color: taken and ignored.
  open var barTintColor: UIColor?
  /// The title's fonts and colors: taken and ignored.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The large title's fonts and colors: taken and ignored.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
}

/// The bar below a controller's view, which is not shown.
open class UITabBar: UIView {
  /// Whether content shines through: taken and ignored.
  open var isTranslucent = true
  /// The bar's color: taken and ignored.
  open var barTintColor: UIColor?
  /// The color of what is not chosen: taken and ignored.
  open var unselectedItemTintColor: UIColor?
}
