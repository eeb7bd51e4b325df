/// The default navigation view style.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

/// A navigation view style with one view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

/// A navigation view style with columns, of which only the first is shown in Plumb.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The navigation view style with columns, of which only the first is shown in Plumb.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// A style of tab views: with a tab bar, or with pages.
public protocol TabViewStyle {}

nonisolated extension View {
  /// Sets the style of tab views inside the view (R-BAR-8).
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    environment(\.showsPages, style is PageTabViewStyle)
  }
}

extension EnvironmentValues {
  private enum PagesKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether tab views show pages, which have no bar.
  var showsPages: Bool {
    get { self[PagesKey.self] }
    set { self[PagesKey.self] = newValue }
  }
}

/// The default tab view style.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  public init() {}
}

/// A tab view style with pages and an index, which takes no space.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}

  /// The display mode of the page index.
  public struct IndexDisplayMode: Hashable, Sendable {
    let name: String

    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }
}

/// A tab view style that adapts between a tab bar and a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  public init() {}
}

/// A tab view style with a tab bar only.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// An index view style with one dot per page.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

  /// The display mode of the background behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    let name: String

    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let never = BackgroundDisplayMode(name: "never")
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

/// The default navigation transition.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {}

/// A transition that zooms from a source view.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom<ID: Hashable>(
    sourceID: ID,
    in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

/// The placements of search suggestions.
public struct SearchSuggestionsPlacement: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let menu = SearchSuggestionsPlacement(rawValue: 1)
  public static let content = SearchSuggestionsPlacement(rawValue: 2)
}
