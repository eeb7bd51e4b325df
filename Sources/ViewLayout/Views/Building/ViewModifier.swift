/// A change to a view, as a value of its own.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// What stands for the view that is changed.
  typealias Content = ModifierContent<Self>

  /// The changed view.
  @ViewBuilder func body(content: Self.Content) -> Self.Body
}

/// What stands, in a modifier's body, for the view that it changes.
nonisolated public struct ModifierContent<Modifier: ViewModifier>: View {
  let view: any View
}

extension ModifierContent: PrimitiveView {
  nonisolated static var rowKind: RowKind { .placeholder }

  nonisolated var ownRowKind: RowKind { view.rowKind }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode { view.node(in: context) }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    view.update(node, in: context)
  }
}
