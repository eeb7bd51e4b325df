/// What a button's body is: its node around what it shows.
nonisolated struct ButtonView<Content: View>: View {
  let action: () -> Void
  @ViewBuilder let content: Content
}

extension ButtonView: ContainerView {
  nonisolated func configure(_ node: ButtonNode, isUnary: Bool, in context: ViewContext) {
    node.setAction(action)
    node.standsForItsChild = isUnary
  }
}
