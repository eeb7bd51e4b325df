/// The usual look.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Pages side by side, of which one is seen, with dots that take no room.
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

/// A bar or a sidebar, as there is room.
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
  /// A bar or a sidebar, as there is room.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
