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
  nonisolated var nameAsStandIn: String? { layout.rule.name }

  nonisolated func rule(in context: ViewContext) -> ZStackRule { layout.rule }
}
