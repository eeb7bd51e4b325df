/// Views over each other (R-ZST).
nonisolated public struct ZStack<Content: View>: View {
  let layout: ZStackLayout
  let content: Content

  /// Makes a pile.
  ///
  /// - Parameters:
  ///   - alignment: The guides that the views line up on, both ways.
  ///   - content: The views, the lowest first.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension ZStack: ContainerView {
  nonisolated func configure(_ node: ZStackNode, isUnary: Bool, in context: ViewContext) {
    layout.configure(node)
    node.standsForItsChild = isUnary
  }
}
