public import Foundation

/// A horizontally growing grid whose views are created as they become visible (R-LAZY).
nonisolated public struct LazyHGrid<Content: View>: View, LazyContainerView {
  let rule: LazyRule
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a grid from its views.
  ///
  /// - Parameters:
  ///   - rows: The sizing of the rows; views fill them in order.
  ///   - alignment: The vertical alignment of the rows in the grid, and of views in their row.
  ///   - spacing: The spacing between columns in points; `nil` for the views' preferred spacing.
  ///   - pinnedViews: The parts of sections that are pinned to the edges of the viewport.
  ///   - content: The views; those outside of the viewport are not created.
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

  /// Makes a grid from its views.
  ///
  /// - Parameters:
  ///   - columns: The sizing of the columns; views fill them in order.
  ///   - alignment: The horizontal alignment of the columns in the grid, and of views in their
  ///     column.
  ///   - spacing: The spacing between rows in points; `nil` for the views' preferred spacing.
  ///   - pinnedViews: The parts of sections that are pinned to the edges of the viewport.
  ///   - content: The views; those outside of the viewport are not created.
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
