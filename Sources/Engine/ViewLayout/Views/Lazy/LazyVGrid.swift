public import Foundation

/// Rows of views, one a column, that are made as they come into sight (R-LAZY).
nonisolated public struct LazyVGrid<Content: View>: View {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - columns: What says how wide the columns are; views fill them in turn.
  ///   - alignment: Where the columns go that leave room, and views in theirs.
  ///   - spacing: The gap between two rows in points; `nil` for what their views prefer.
  ///   - pinnedViews: The parts of sections that stick to the ends of a scroll view.
  ///   - content: The views; those that are out of sight are not made.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: LazyContainerView {
  nonisolated var rule: LazyRule {
    LazyRule(
      name: "LazyVGrid",
      axis: .vertical,
      alignment: alignment.key,
      spacing: spacing,
      items: LazyGridItems(columns)
    )
  }
}
