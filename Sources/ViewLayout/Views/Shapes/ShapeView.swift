/// A shape with the way it is drawn; its size is the shape's own (R-PROP-5).
nonisolated public struct ShapeView<Content: Shape>: View {
  /// The shape.
  public let shape: Content
  let style: ShapeStyleValue
}

extension ShapeView: LeafView {
  nonisolated func configure(_ node: ShapeNode, in context: ViewContext) {
    let foreground = context.environment.foregroundColor
    node.viewName = ShapeName.of(shape)
    node.fillsProposal = shape is any ProposalFilling
    node.sizing = { [shape] in shape.sizeThatFits($0) }
    node.paint = .shape(
      path: { [shape] in shape.path(in: $0) },
      style: style.inheriting(foreground)
    )
  }
}
