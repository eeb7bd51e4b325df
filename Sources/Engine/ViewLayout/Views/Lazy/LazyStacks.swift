public import Foundation

/// A row of views that are created as they become visible (R-LAZY).
nonisolated public struct LazyHStack<Content: View>: View, LazyContainerView {
  let rule: LazyRule
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: The guide that aligns the views.
  ///   - spacing: The gap between two views in points; `nil` for what they prefer.
  ///   - pinnedViews: The parts of sections that stick to the ends of a scroll view.
  ///   - content: The views; those outside of the viewport are not created.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    rule = LazyRule(
      name: "LazyHStack",
      axis: .horizontal,
      alignment: alignment.key,
      spacing: spacing
    )
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

/// A column of views that are created as they become visible (R-LAZY).
nonisolated public struct LazyVStack<Content: View>: View, LazyContainerView {
  let rule: LazyRule
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: The guide that aligns the views.
  ///   - spacing: The gap between two views in points; `nil` for what they prefer.
  ///   - pinnedViews: The parts of sections that stick to the ends of a scroll view.
  ///   - content: The views; those outside of the viewport are not created.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    rule = LazyRule(
      name: "LazyVStack",
      axis: .vertical,
      alignment: alignment.key,
      spacing: spacing
    )
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

/// The parts of sections that stick to the ends of a scroll view.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit a part.
  public let rawValue: UInt32

  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers: they stick to the start.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers: they stick to the end.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
