import Foundation

/// A container that shows one of several tabs, with a tab bar (R-BAR-8).
///
/// It fills its proposal (R-SCROLL-7).
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  @Environment(\.showsPages) private var showsPages
  @Environment(\.hasBars) private var hasBars
  let selection: Binding<SelectionValue>?
  let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor public var body: some View {
    let tabs = SubviewList.subviews(of: content)
    TabContainer(
      tab: FilledSpace { ForEach(shown(of: tabs).map { [$0] } ?? []) { $0 } },
      bar: hasBars && !showsPages ? TabBar(tabs: tabs) : nil
    )
  }

  /// Returns the selected tab, and the first one if no tab has the selected value.
  private func shown(of tabs: [Subview]) -> Subview? {
    guard let value = selection?.wrappedValue else { return tabs.first }
    return tabs.first { $0.containerValues.hasTag(value) }
      ?? tabs.first { $0.containerValues.hasTag(AnyHashable(value)) }
      ?? tabs.first { $0.id.path.last == AnyHashable(value) } ?? tabs.first
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// The tab bar of a tab view, with an item for each tab (R-BAR-8).
nonisolated struct TabBar: View {
  let tabs: [Subview]

  @MainActor var body: some View {
    ForEach(tabs) { tab in TabItem(label: tab.containerValues.tabItem) }
  }
}

/// An item of a tab bar: a symbol above a title.
nonisolated private struct TabItem: View {
  @Environment(\.controlMetrics.bars.tabGap) private var gap
  let label: AnyView?

  @MainActor var body: some View {
    ControlView("TabItem") {
      VStack(spacing: gap) { label }
        .unlisted()
        .font(.system(size: 10))
        .lineLimit(1)
        .environment(\.controlStyles.label, TabLabelStyle(gap: gap))
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .unlisted()
    }
  }
}

/// The style of labels in a tab bar: the symbol above the title.
nonisolated private struct TabLabelStyle: LabelStyle {
  let gap: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: gap) {
      configuration.icon.font(.body)
      configuration.title
    }
    .unlisted()
  }
}
