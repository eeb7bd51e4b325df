/// A view whose type is erased; another type is another identity (R-STATE-4).
nonisolated public struct AnyView: View {
  let view: any View

  /// Erases the type of a view.
  public init<Content: View>(_ view: Content) { self.view = view }

  /// Erases the type of a view.
  public init<Content: View>(erasing view: Content) { self.view = view }
}

extension AnyView: PrimitiveView {
  nonisolated static var rowKind: RowKind { .unknown }

  nonisolated var handsRowsThrough: Bool { true }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    AnyViewNode(view, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(AnyViewNode.self).update(view, in: context)
  }
}
