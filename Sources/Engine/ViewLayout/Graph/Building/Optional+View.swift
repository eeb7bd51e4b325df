extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
  nonisolated static var rowKind: RowKind { .either(.of(Wrapped.self), .rows(0)) }

  nonisolated var handsRowsThrough: Bool { true }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    switch self {
    case let view?: view.node(of: .first, in: context)
    case nil: EmptyView().node(of: .second, in: context)
    }
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    switch self {
    case let view?: view.update(node, of: .first, in: context)
    case nil: EmptyView().update(node, of: .second, in: context)
    }
  }
}
