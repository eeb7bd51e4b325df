/// A modifier that lays a second view out together with the first one, for each element.
nonisolated protocol PairingModifier: PrimitiveModifier {
  associatedtype Secondary: View
  associatedtype Rule: WrapperRule

  var secondary: Secondary { get }

  /// Whether what the second view says by preferences comes before what the first one says.
  var speaksFirst: Bool { get }

  /// The rule, with the modifier's parameters, of a node whose children are both views.
  var rule: Rule { get }
}

extension PairingModifier {
  nonisolated func makeNode<Content: View>(
    of content: Content,
    in context: ViewContext
  ) -> ViewNode {
    PairingViewNode(self, of: content, in: context)
  }

  nonisolated func updateNode<Content: View>(
    _ node: ViewNode,
    of content: Content,
    in context: ViewContext
  ) {
    node.expected(PairingViewNode<Self>.self).update(self, of: content, in: context)
  }
}
