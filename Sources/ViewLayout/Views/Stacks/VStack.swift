public import Foundation

/// Views below each other (R-STK).
nonisolated public struct VStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
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
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: ContainerView {
  nonisolated var stackAxis: Axis? { .vertical }

  nonisolated func configure(_ node: VStackNode, isUnary: Bool, in context: ViewContext) {
    node.alignment = alignment.key
    node.spacing = spacing
    node.standsForItsChild = isUnary
  }
}
