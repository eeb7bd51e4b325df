/// One of two views, each with an identity of its own (R-STATE-2).
nonisolated public enum ConditionalContent<TrueContent: View, FalseContent: View>: View {
  /// The view where the condition holds.
  case first(TrueContent)
  /// The view where it does not.
  case second(FalseContent)
}

extension ConditionalContent: PrimitiveView {
  nonisolated static var rowKind: RowKind {
    .either(.of(TrueContent.self), .of(FalseContent.self))
  }

  nonisolated var handsRowsThrough: Bool { true }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    switch self {
    case .first(let view): view.node(of: .first, in: context)
    case .second(let view): view.node(of: .second, in: context)
    }
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    switch self {
    case .first(let view): view.update(node, of: .first, in: context)
    case .second(let view): view.update(node, of: .second, in: context)
    }
  }
}
