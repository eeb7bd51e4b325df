/// A modifier that the engine knows: it makes its own node in place of a body.
nonisolated protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Whether what the modifier does to each element needs no element.
  var leavesRowsAlone: Bool { get }

  /// Whether the modifier does to several views what it does to each of them.
  var appliesToRows: Bool { get }

  func makeNode<Content: View>(of content: Content, in context: ViewContext) -> ViewNode

  func updateNode<Content: View>(_ node: ViewNode, of content: Content, in context: ViewContext)
}

extension PrimitiveModifier {
  nonisolated var leavesRowsAlone: Bool { false }

  nonisolated var appliesToRows: Bool { false }

  /// Makes the modifier's own node.
  nonisolated public static func makeNode<Modified: View>(
    of modifier: Self,
    around view: Modified,
    in context: ViewContext
  ) -> ViewNode {
    modifier.makeNode(of: view, in: context)
  }

  /// Brings the modifier's own node up to date.
  nonisolated public static func updateNode<Modified: View>(
    _ node: ViewNode,
    of modifier: Self,
    around view: Modified,
    in context: ViewContext
  ) {
    modifier.updateNode(node, of: view, in: context)
  }

  /// Never evaluated: the engine applies the modifier itself.
  public func body(content: Self.Content) -> Never {
    preconditionFailure("\(Self.self) has no body: the engine applies it itself")
  }
}
