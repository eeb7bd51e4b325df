/// A modifier with a layout rule of its own, applied to each element (R-VIEW-3).
nonisolated protocol LayoutModifier: PrimitiveModifier {
  associatedtype Node: UnaryNode

  /// Gives the node the modifier's parameters.
  func configure(_ node: Node, in context: ViewContext)
}

extension LayoutModifier {
  nonisolated var appliesToRows: Bool { true }

  nonisolated func makeNode<Content: View>(
    of content: Content,
    in context: ViewContext
  ) -> ViewNode {
    WrappingViewNode(self, around: content, in: context)
  }

  nonisolated func updateNode<Content: View>(
    _ node: ViewNode,
    of content: Content,
    in context: ViewContext
  ) {
    node.expected(WrappingViewNode<Self>.self).update(self, around: content, in: context)
  }
}

/// Wraps each element of its content into a node of its own.
final class WrappingViewNode<Modifier: LayoutModifier>: TransparentViewNode {
  private var modifier: Modifier
  private var context: ViewContext
  private var wrappers = ElementMap<UnaryNode>()

  init<Content: View>(_ modifier: Modifier, around content: Content, in context: ViewContext) {
    self.modifier = modifier
    self.context = context
    super.init(content, in: context)
  }

  func update<Content: View>(
    _ modifier: Modifier,
    around content: Content,
    in context: ViewContext
  ) {
    self.modifier = modifier
    self.context = context
    wrappers.forEach { configure(unsafeDowncast($0, to: Modifier.Node.self)) }
    update(content, in: context)
  }

  override func appendElements(to elements: inout [LayoutNode]) {
    let start = elements.count
    super.appendElements(to: &elements)
    wrappers.follow(elements[start...]) { element in
      let node = Modifier.Node(session: graph.session)
      node.adopt([element])
      configure(node)
      return node
    }
    wrappers.replaceElements(of: &elements, from: start) { $0 }
  }

  private func configure(_ node: Modifier.Node) {
    node.isRightToLeft = context.isRightToLeft
    modifier.configure(node, in: context)
  }
}
