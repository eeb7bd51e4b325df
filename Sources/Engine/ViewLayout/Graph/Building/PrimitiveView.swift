/// A view of the engine that makes its node directly, instead of having a body.
nonisolated protocol PrimitiveView: View where Body == Never {
  /// The number of elements of views of the type, as far as the type determines it.
  static var rowKind: RowKind { get }

  /// The number of elements of this view, as far as it is known without a node.
  var ownRowKind: RowKind { get }

  /// Whether the view is not a row itself, but passes its content's rows to the container around
  /// it.
  var isTransparentForRows: Bool { get }

  /// Makes the view's node, which lives as long as the view's identity.
  func makeNode(in context: ViewContext) -> ViewNode

  /// Updates the node, which was made for an earlier value of the same type.
  func updateNode(_ node: ViewNode, in context: ViewContext)
}

extension PrimitiveView {
  nonisolated static var rowKind: RowKind { .rows(1) }

  nonisolated var ownRowKind: RowKind { Self.rowKind }

  nonisolated var isTransparentForRows: Bool { false }

  /// Makes the node of the view.
  nonisolated public static func makeNode(of view: Self, in context: ViewContext) -> ViewNode {
    view.makeNode(in: context)
  }

  /// Updates the node of the view.
  nonisolated public static func updateNode(
    _ node: ViewNode,
    of view: Self,
    in context: ViewContext
  ) {
    view.updateNode(node, in: context)
  }

  /// Never evaluated, since the engine lays the view out directly.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: the engine lays it out itself")
  }
}

extension View {
  /// Makes the node of any view.
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

/// A view without content, which has no size and no spacing (R-VIEW-2).
nonisolated public struct EmptyView: View {
  public init() {}
}

extension EmptyView: PrimitiveView {
  nonisolated static var rowKind: RowKind { .rows(0) }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode { EmptyViewNode(in: context) }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {}
}

/// The node of an `EmptyView`, which has no elements (R-VIEW-2).
final class EmptyViewNode: ViewNode {
  override var staticCount: Int? { 0 }
}
