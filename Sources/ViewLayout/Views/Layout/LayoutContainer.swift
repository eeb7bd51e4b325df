/// A layout of an author's own with the views that it lays out.
nonisolated struct LayoutContainer<Rule: Layout, Content: View>: View {
  let layout: Rule
  let content: Content
}

extension LayoutContainer: ContainerView {
  nonisolated var stackAxis: Axis? { Rule.layoutProperties.stackOrientation }

  nonisolated func configure(
    _ node: CustomLayoutNode<Rule>,
    isUnary: Bool,
    in context: ViewContext
  ) {
    node.layout = layout
  }
}
