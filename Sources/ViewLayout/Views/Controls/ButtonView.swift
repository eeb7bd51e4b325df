/// The body of a button: its node around what it shows.
nonisolated struct ButtonView<Content: View>: View {
  let action: () -> Void
  @ViewBuilder let content: Content
}

extension ButtonView: ContainerView {
  nonisolated var nameAsStandIn: String? { "Button" }

  nonisolated func rule(in context: ViewContext) -> StackRule {
    StackRule(name: "Button", axis: .horizontal, alignment: VerticalAlignment.center.key)
  }

  nonisolated func prepare(_ node: LayoutNode) { node.setAction(action) }
}
