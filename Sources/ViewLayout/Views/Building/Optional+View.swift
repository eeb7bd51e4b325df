extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
  nonisolated static var rowKind: RowKind { .either(.of(Wrapped.self), .rows(0)) }

  nonisolated var handsRowsThrough: Bool { true }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    ConditionViewNode(self, branch: self != nil, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(ConditionViewNode.self).update(self, branch: self != nil, in: context)
  }
}
