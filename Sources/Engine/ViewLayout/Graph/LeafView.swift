/// A view without content: one layout node.
nonisolated protocol LeafView: PrimitiveView {
  associatedtype Rule: LeafRule

  /// The rule with the view's parameters.
  func rule(in context: ViewContext) -> Rule
}

extension LeafView {
  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    LeafViewNode(RuleNode(rule(in: context), session: context.session), in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(LeafViewNode<Rule>.self).layoutNode.set(rule(in: context))
  }
}

/// The node of a view without content.
final class LeafViewNode<Rule: LeafRule>: ViewNode {
  let layoutNode: RuleNode<Rule>

  init(_ layoutNode: RuleNode<Rule>, in context: ViewContext) {
    self.layoutNode = layoutNode
    super.init(in: context)
  }

  override var staticCount: Int? { 1 }

  override func appendElements(to elements: inout [LayoutNode]) { elements.append(layoutNode.node) }
}
