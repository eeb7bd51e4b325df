/// A view without content: one layout node.
nonisolated protocol LeafView: PrimitiveView {
  associatedtype Node: LeafNode

  /// Gives the node the view's parameters.
  func configure(_ node: Node, in context: ViewContext)
}

extension LeafView {
  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    let node = Node(session: context.session)
    configure(node, in: context)
    return LeafViewNode(node, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    configure(node.expected(LeafViewNode<Node>.self).layoutNode, in: context)
  }
}

/// The node of a view without content.
final class LeafViewNode<Node: LeafNode>: ViewNode {
  let layoutNode: Node

  init(_ layoutNode: Node, in context: ViewContext) {
    self.layoutNode = layoutNode
    super.init(in: context)
  }

  override var staticCount: Int? { 1 }

  override func appendElements(to elements: inout [LayoutNode]) { elements.append(layoutNode) }
}
