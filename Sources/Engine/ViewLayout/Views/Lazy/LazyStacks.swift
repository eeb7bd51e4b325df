public import Foundation

/// A horizontal stack whose children are created as they become visible (R-LAZY).
nonisolated public struct LazyHStack<Content: View>: View, LazyContainerView {
  let rule: LazyRule
  let pinnedViews: PinnedScrollableViews
  let content: Content

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

/// A vertical stack whose children are created as they become visible (R-LAZY).
nonisolated public struct LazyVStack<Content: View>: View, LazyContainerView {
  var rule: LazyRule
  let pinnedViews: PinnedScrollableViews
  let content: Content

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

/// The parts of sections that are pinned to the edges of the viewport.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension LazyVStack {
  /// Makes the stack of a list's rows.
  ///
  /// - Parameters:
  ///   - spacing: The spacing between rows in points, without gaps by section.
  ///   - gaps: The gaps by section; `nil` in the reference style.
  ///   - content: The rows.
  nonisolated init(
    spacing: CGFloat,
    gaps: SectionGaps?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: .leading, spacing: gaps?.rows ?? spacing, content: content)
    rule.sectionGaps = gaps
  }
}
