public import Foundation

/// Views below each other (R-STK).
nonisolated public struct VStack<Content: View>: View {
  let layout: VStackLayout
  let content: Content

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the views line up on.
  ///   - spacing: The gap between two views in points; `nil` for what they prefer.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension VStack: ContainerView {
  nonisolated var stackAxis: Axis? { .vertical }

  nonisolated var nameAsStandIn: String? { layout.rule.name }

  nonisolated func rule(in context: ViewContext) -> StackRule { layout.rule }
}
