/// Columns of views that lead to others (R-CTRL): the first one, over all that is proposed, as
/// where there is space for one alone.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar

  /// Makes three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }

  /// Makes three columns, of which some are seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }

  /// Makes three columns, of which some are seen, and one where there is little space.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }

  /// The first column.
  @MainActor public var body: some View {
    GreedyControl(name: "NavigationSplitView") { sidebar }
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
  }

  /// Makes two columns, of which some are seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }

  /// Makes two columns, of which some are seen, and one where there is little space.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }

  /// Makes two columns, of which one is seen where there is little space.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }
}

/// A column.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String

  /// The first.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The one in the middle.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// Which columns there are.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// Two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}
