/// The usual way.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Columns, of which the reference style shows the first.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The usual way.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One view at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns, of which the reference style shows the first.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// The usual look.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Pages side by side, of which one is seen, with dots that take no space.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}

  /// When the dots are there.
  public struct IndexDisplayMode: Hashable, Sendable {
    let name: String

    /// As usual.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }
}

/// A bar or a sidebar, depending on the space.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// A bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The usual look.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages side by side, with dots as it is said.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar or a sidebar, depending on the space.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// Dots for pages.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// Makes the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

  /// When there is something behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    let name: String

    /// As usual.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While they are used.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots for pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots for pages, with something behind them as it is said.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

/// The usual way.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {}

/// Out of another view.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The usual way.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of another view.
  public static func zoom<ID: Hashable>(
    sourceID: ID,
    in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

/// Where it is shown what may be meant by a search.
public struct SearchSuggestionsPlacement: OptionSet, Sendable {
  /// One bit a place.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// In a menu.
  public static let menu = SearchSuggestionsPlacement(rawValue: 1)
  /// In place of the content.
  public static let content = SearchSuggestionsPlacement(rawValue: 2)
}
