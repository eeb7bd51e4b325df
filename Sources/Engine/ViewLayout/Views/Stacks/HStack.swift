public import Foundation

/// Views side by side (R-STK).
nonisolated public struct HStack<Content: View>: View {
  let layout: HStackLayout
  let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the views line up on.
  ///   - spacing: The gap between two views in points; `nil` for what they prefer.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension HStack: ContainerView {
  nonisolated var stackAxis: Axis? { .horizontal }

  nonisolated var nameAsStandIn: String? { layout.rule.name }

  nonisolated func rule(in context: ViewContext) -> StackRule { layout.rule }
}
