/// A container with two or three navigation columns, of which only the sidebar is shown (R-CTRL).
///
/// The sidebar fills the proposal, as in a compact size class.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar

  /// Makes a split view with three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }

  /// Makes a split view with three columns and a binding to their visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }

  /// Makes a split view with three columns and bindings to their visibility and the compact column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }

  /// The sidebar, which is the only column shown.
  @MainActor public var body: some View {
    GreedyControl(name: "NavigationSplitView") { sidebar }
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes a split view with two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
  }

  /// Makes a split view with two columns and a binding to their visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }

  /// Makes a split view with two columns and bindings to their visibility and the compact column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }

  /// Makes a split view with two columns and a binding to the compact column.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }
}

/// A column of a navigation split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String

  /// The first column, the sidebar.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The column in the middle.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column, the detail view.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// The visible columns of a navigation split view.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  let name: String

  /// The default visibility of the platform.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns are visible.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two columns are visible.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// Only the last column is visible.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}
