public import Foundation

/// Columns of views, one a row, that are made as they come into sight (R-LAZY).
nonisolated public struct LazyHGrid<Content: View>: View {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - rows: What says how high the rows are; views fill them in turn.
  ///   - alignment: Where the rows go that leave room, and views in theirs.
  ///   - spacing: The gap between two columns in points; `nil` for what their views prefer.
  ///   - pinnedViews: The parts of sections that stick to the ends of a scroll view.
  ///   - content: The views; those that are out of sight are not made.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: LazyContainerView {
  nonisolated var rule: LazyRule {
    LazyRule(
      name: "LazyHGrid",
      axis: .horizontal,
      alignment: alignment.key,
      spacing: spacing,
      items: LazyGridItems(rows)
    )
  }
}
