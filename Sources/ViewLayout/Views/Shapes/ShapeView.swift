/// A shape with the way it is drawn; its size is the shape's own (R-PROP-5).
nonisolated public struct ShapeView<Content: Shape>: View {
  /// The shape.
  public let shape: Content
  let style: ShapeStyleValue
}

extension ShapeView: LeafView {
  nonisolated func rule(in context: ViewContext) -> ShapeRule {
    let foreground = context.environment.foregroundColor
    let paint = Paint.shape(
      path: { [shape] in shape.path(in: $0) },
      style: style.inheriting(foreground)
    )
    return ShapeRule(
      look: LeafLook(name: ShapeName.of(shape), paint: paint),
      fillsProposal: shape is any ProposalFilling,
      sizing: { [shape] in shape.sizeThatFits($0) }
    )
  }
}
