/// One of two views, each with an identity of its own (R-STATE-2).
nonisolated public struct ConditionalContent<TrueContent: View, FalseContent: View>: View {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension ConditionalContent: PrimitiveView {
  nonisolated static var rowKind: RowKind {
    .either(.of(TrueContent.self), .of(FalseContent.self))
  }

  nonisolated var handsRowsThrough: Bool { true }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    switch storage {
    case .first(let view): ConditionViewNode(view, branch: true, in: context)
    case .second(let view): ConditionViewNode(view, branch: false, in: context)
    }
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    let node = node.expected(ConditionViewNode.self)
    switch storage {
    case .first(let view): node.update(view, branch: true, in: context)
    case .second(let view): node.update(view, branch: false, in: context)
    }
  }
}
