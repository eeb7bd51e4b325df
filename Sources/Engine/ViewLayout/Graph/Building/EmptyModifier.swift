/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier itself.
  public static let identity = EmptyModifier()

  /// Makes a modifier that changes nothing.
  public init() {}
}

extension EmptyModifier: PrimitiveModifier {
  nonisolated var leavesRowsAlone: Bool { true }

  nonisolated func makeNode<Content: View>(
    of content: Content,
    in context: ViewContext
  ) -> ViewNode {
    content.node(in: context)
  }

  nonisolated func updateNode<Content: View>(
    _ node: ViewNode,
    of content: Content,
    in context: ViewContext
  ) {
    content.update(node, in: context)
  }
}
