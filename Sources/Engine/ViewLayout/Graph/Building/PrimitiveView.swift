/// A view that the engine knows: it makes its own node in place of a body.
nonisolated protocol PrimitiveView: View where Body == Never {
  /// How many elements views of the type are.
  static var rowKind: RowKind { get }

  /// How many elements this view is.
  var ownRowKind: RowKind { get }

  /// Whether the view's node hands rows through to the container around it.
  var isTransparentForRows: Bool { get }

  /// Makes the node that stands for the view as long as its identity does.
  func makeNode(in context: ViewContext) -> ViewNode

  /// Brings the node, which an earlier value of the same type made, up to date.
  func updateNode(_ node: ViewNode, in context: ViewContext)
}

extension PrimitiveView {
  nonisolated static var rowKind: RowKind { .rows(1) }

  nonisolated var ownRowKind: RowKind { Self.rowKind }

  nonisolated var isTransparentForRows: Bool { false }

  /// Makes the view's own node.
  nonisolated public static func makeNode(of view: Self, in context: ViewContext) -> ViewNode {
    view.makeNode(in: context)
  }

  /// Brings the view's own node up to date.
  nonisolated public static func updateNode(
    _ node: ViewNode,
    of view: Self,
    in context: ViewContext
  ) {
    view.updateNode(node, in: context)
  }

  /// Never evaluated: the engine lays the view out itself.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: the engine lays it out itself")
  }
}

extension View {
  /// Makes the node of a view of any kind.
  nonisolated func node(in context: ViewContext) -> ViewNode {
    if context.depth >= TruncatedViewNode.depthLimit { return TruncatedViewNode(in: context) }
    if context.makesRowsOnDemand, !passesRowsOn {
      if case .rows(let count) = rowKind, count > 0 {
        let source = RowSource(self, modifier: context.rowModifier, rows: count)
        return OnDemandViewNode(source, in: context.insideRow)
      }
      let row: any View = context.rowModifier?.modified(self) ?? self
      return row.node(in: context.insideRow)
    }
    return Self.makeNode(of: self, in: context)
  }

  /// Brings the node of a view of any kind up to date.
  nonisolated func update(_ node: ViewNode, in context: ViewContext) {
    if node is TruncatedViewNode { return }
    if context.makesRowsOnDemand, !passesRowsOn {
      if let node = node as? OnDemandViewNode, case .rows(let count) = rowKind {
        let source = RowSource(self, modifier: context.rowModifier, rows: count)
        return node.update(source, in: context.insideRow)
      }
      let row: any View = context.rowModifier?.modified(self) ?? self
      return row.update(node, in: context.insideRow)
    }
    Self.updateNode(node, of: self, in: context)
  }
}

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
