public import Foundation

/// A horizontally growing grid whose views are created as they become visible (R-LAZY).
nonisolated public struct LazyHGrid<Content: View>: View, LazyContainerView {
  let rule: LazyRule
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    rule = LazyRule(
      name: "LazyHGrid",
      axis: .horizontal,
      alignment: alignment.key,
      spacing: spacing,
      items: LazyGridItems(rows)
    )
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

/// A vertically growing grid whose views are created as they become visible (R-LAZY).
nonisolated public struct LazyVGrid<Content: View>: View, LazyContainerView {
  let rule: LazyRule
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    rule = LazyRule(
      name: "LazyVGrid",
      axis: .vertical,
      alignment: alignment.key,
      spacing: spacing,
      items: LazyGridItems(columns)
    )
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}
