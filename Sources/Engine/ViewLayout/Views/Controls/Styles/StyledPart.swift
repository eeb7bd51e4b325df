/// A part that an author put into a control, as a style gets it.
nonisolated public struct StyledPart: View {
  let view: any View

  init(_ view: any View) { self.view = view }
}

extension StyledPart: PrimitiveView {
  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    AnyViewNode(view, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(AnyViewNode.self).update(view, in: context)
  }
}
