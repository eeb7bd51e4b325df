public import Foundation

/// Views below each other that are made as they come into sight (R-LAZY).
nonisolated public struct LazyVStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the views line up on.
  ///   - spacing: The gap between two views in points; `nil` for what they prefer.
  ///   - pinnedViews: The parts of sections that stick to the ends of a scroll view.
  ///   - content: The views; those that are out of sight are not made.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: LazyContainerView {
  nonisolated var rule: LazyRule {
    LazyRule(
      name: "LazyVStack",
      axis: .vertical,
      alignment: alignment.key,
      spacing: spacing
    )
  }
}
