/// A layout of an author's own with the views that it lays out.
nonisolated struct LayoutContainer<Rule: Layout, Content: View>: View {
  let layout: Rule
  let content: Content
}

extension LayoutContainer: ContainerView {
  nonisolated var stackAxis: Axis? {
    // R-LAY-11: what `AnyLayout` tells is another thing with another layout inside.
    if let layout = layout as? AnyLayout { return layout.stackOrientation }
    return Rule.layoutProperties.stackOrientation
  }

  nonisolated func configure(
    _ node: CustomLayoutNode<Rule>,
    isUnary: Bool,
    in context: ViewContext
  ) {
    node.layout = layout
  }
}
