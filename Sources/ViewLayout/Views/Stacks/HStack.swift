public import Foundation

/// Views side by side (R-STK).
nonisolated public struct HStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
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
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: ContainerView {
  nonisolated var stackAxis: Axis? { .horizontal }

  nonisolated func configure(_ node: HStackNode, isUnary: Bool, in context: ViewContext) {
    node.alignment = alignment.key
    node.spacing = spacing
    node.standsForItsChild = isUnary
  }
}
