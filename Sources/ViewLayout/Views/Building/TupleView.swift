/// Several views side by side: transparent to the container around them (R-VIEW-1).
nonisolated public struct TupleView<Value>: View {
  /// The views.
  public var value: Value
  let views: [any View]

  init(_ value: Value, views: [any View]) {
    self.value = value
    self.views = views
  }
}

extension TupleView: PrimitiveView {
  nonisolated static var rowKind: RowKind { .unknown }

  nonisolated var ownRowKind: RowKind { .sum(views.map(\.rowKind)) }

  nonisolated var handsRowsThrough: Bool { true }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    TupleViewNode(views, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(TupleViewNode.self).update(views, in: context)
  }
}
