/// Several views side by side: transparent to the container around them (R-VIEW-1).
nonisolated public struct TupleView<Value>: View {
  /// The views.
  public var value: Value
  /// The type that knows each view's own type.
  private let members: any ViewTuple.Type

  init<each Content: View>(_ value: (repeat each Content)) where Value == (repeat each Content) {
    self.value = value
    members = TypedViewTuple<repeat each Content>.self
  }
}

extension TupleView: PrimitiveView {
  nonisolated static var rowKind: RowKind { .unknown }

  nonisolated var ownRowKind: RowKind {
    withUnsafePointer(to: value) { .sum(members.rowKinds(of: $0)) }
  }

  nonisolated var handsRowsThrough: Bool { true }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    TupleViewNode(in: context) { inside in
      withUnsafePointer(to: value) { members.nodes(of: $0, in: inside) }
    }
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    let node = node.expected(TupleViewNode.self)
    let inside = context.inside(node)
    withUnsafePointer(to: value) { members.update(node.childNodes, of: $0, in: inside) }
  }
}
