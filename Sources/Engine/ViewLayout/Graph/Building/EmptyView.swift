/// A view that is nothing: no size and no gap (R-VIEW-2).
nonisolated public struct EmptyView: View {
  /// Makes a view that is nothing.
  public init() {}
}

extension EmptyView: PrimitiveView {
  nonisolated static var rowKind: RowKind { .rows(0) }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode { EmptyViewNode(in: context) }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {}
}

/// A view that is nothing (R-VIEW-2).
final class EmptyViewNode: ViewNode {
  override var staticCount: Int? { 0 }
}
