public import Foundation

/// A view controller that manages a search bar, which a navigation item shows (R-UIB-6).
open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  /// The view controller for the results; it is not shown.
  public let searchResultsController: UIViewController?
  /// Whether the search is active: the search bar has a cancel button, and its scopes are shown.
  open var isActive = false { didSet { if isActive != oldValue { activityDidChange() } } }
  /// Whether the content is dimmed during a search; has no effect.
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate of the search; it is not called.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Creates a controller with the view controller for the results, which is not shown.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  private func activityDidChange() {
    updateSearchBar()
    searchBar.superview?.barContentDidChange()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Shows or hides the parts of the search bar that depend on the activity of the search.
  func updateSearchBar() {
    if automaticallyShowsCancelButton, searchBar.showsCancelButton != isActive {
      searchBar.showsCancelButton = isActive
    }
    let showsScopes = isActive && searchBar.scopeButtonTitles?.isEmpty == false
    if automaticallyShowsScopeBar, searchBar.showsScopeBar != showsScopes {
      searchBar.showsScopeBar = showsScopes
    }
  }
}

/// An object that updates the search results.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search controller.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {}
