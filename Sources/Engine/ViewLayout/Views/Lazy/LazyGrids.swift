public import Foundation

/// Columns of views, one a row, that are made as they come into sight (R-LAZY).
nonisolated public struct LazyHGrid<Content: View>: View, LazyContainerView {
  let rule: LazyRule
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - rows: What says how high the rows are; views fill them in turn.
  ///   - alignment: Where the rows go that leave space, and views in theirs.
  ///   - spacing: The gap between two columns in points; `nil` for what their views prefer.
  ///   - pinnedViews: The parts of sections that stick to the ends of a scroll view.
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

/// Rows of views, one a column, that are made as they come into sight (R-LAZY).
nonisolated public struct LazyVGrid<Content: View>: View, LazyContainerView {
  let rule: LazyRule
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - columns: What says how wide the columns are; views fill them in turn.
  ///   - alignment: Where the columns go that leave space, and views in theirs.
  ///   - spacing: The gap between two rows in points; `nil` for what their views prefer.
  ///   - pinnedViews: The parts of sections that stick to the ends of a scroll view.
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
