public import Foundation

/// A container with two or three columns side by side, or one of them in a compact width (R-BAR-9).
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.metricsSystem) private var system
  @Environment(\.controlMetrics.bars) private var metrics
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: NavigationSplitViewVisibility
  let compactColumn: NavigationSplitViewColumn

  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(.automatic, .sidebar, sidebar: sidebar(), content: content(), detail: detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility.wrappedValue,
      .sidebar,
      sidebar: sidebar(),
      content: content(),
      detail: detail()
    )
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility.wrappedValue,
      preferredCompactColumn.wrappedValue,
      sidebar: sidebar(),
      content: content(),
      detail: detail()
    )
  }

  private init(
    _ visibility: NavigationSplitViewVisibility,
    _ compactColumn: NavigationSplitViewColumn,
    sidebar: Sidebar,
    content: Content,
    detail: Detail
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  @MainActor public var body: some View {
    if system.base == .macOS26 || sizeClass == .regular {
      SplitColumns(rule: rule) {
        if columns.contains(.sidebar) {
          NavigationContainer(name: nil) { sidebar }.environment(\.listKind, .sidebar)
        }
        if columns.contains(.content) { NavigationContainer(name: nil) { content } }
        NavigationContainer(name: nil) { detail }
      }
    } else {
      NavigationContainer(name: "NavigationSplitView", presented: presented) { sidebar }
    }
  }

  private var hasContent: Bool { Content.self != EmptyView.self }

  private var rule: SplitViewRule {
    SplitViewRule(
      hasSidebar: columns.contains(.sidebar),
      inset: metrics.sidebarInset,
      sidebarWidth: metrics.sidebarWidth,
      contentWidth: metrics.contentColumnWidth,
      gap: metrics.columnGap
    )
  }

  /// The visible columns.
  ///
  /// As recorded on macOS, the visibility has no effect there.
  private var columns: Set<NavigationSplitViewColumn> {
    var columns: Set<NavigationSplitViewColumn> = [.sidebar, .detail]
    if hasContent { columns.insert(.content) }
    if system.base == .macOS26 { return columns }
    switch visibility {
    case .detailOnly: return [.detail]
    case .doubleColumn where hasContent: return [.content, .detail]
    default: return columns
    }
  }

  /// The view on top of the sidebar in a compact width; `nil` for none.
  private var presented: AnyView? {
    switch compactColumn {
    case .detail: AnyView(detail)
    case .content where hasContent: AnyView(content)
    default: nil
    }
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(.automatic, .sidebar, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility.wrappedValue,
      .sidebar,
      sidebar: sidebar(),
      content: EmptyView(),
      detail: detail()
    )
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility.wrappedValue,
      preferredCompactColumn.wrappedValue,
      sidebar: sidebar(),
      content: EmptyView(),
      detail: detail()
    )
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      .automatic,
      preferredCompactColumn.wrappedValue,
      sidebar: sidebar(),
      content: EmptyView(),
      detail: detail()
    )
  }
}

/// The columns of a split view, side by side.
nonisolated private struct SplitColumns<Columns: View>: View {
  let rule: SplitViewRule
  @ViewBuilder let content: Columns
}

extension SplitColumns: ContainerView {
  nonisolated func rule(in context: ViewContext) -> SplitViewRule { rule }
}

nonisolated extension View {
  /// Sets the width of the view's column in a split view, in points (R-BAR-9).
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(BarRequest(passesOn: true) { $0.columnWidth = width })
  }

  /// Sets the ideal width of the view's column in a split view, in points (R-BAR-9).
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View { modifier(BarRequest(passesOn: true) { $0.columnWidth = ideal }) }
}

/// A column of a navigation split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String

  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// The visible columns of a navigation split view.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  let name: String

  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}
