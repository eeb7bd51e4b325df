/// Several views that modifiers apply to one by one: transparent to the container around them.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Makes a group of views.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView where Content: View {
  nonisolated static var rowKind: RowKind { .of(Content.self) }

  nonisolated var ownRowKind: RowKind { content.rowKind }

  nonisolated var handsRowsThrough: Bool { true }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode { content.node(in: context) }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    content.update(node, in: context)
  }
}
