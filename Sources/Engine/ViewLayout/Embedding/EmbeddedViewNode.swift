/// The node of something that is no view.
final class EmbeddedViewNode: ViewNode {
  private let layoutNode: RuleNode<EmbeddedRule>
  private let content: any EmbeddedContent

  init(
    _ content: any EmbeddedContent,
    name: String,
    of view: EmbeddedView,
    in context: ViewContext
  ) {
    self.content = content
    content.update(view)
    let rule = EmbeddedRule(look: LeafLook(name: name), content: content)
    layoutNode = RuleNode(rule, session: context.session)
    super.init(in: context)
  }

  /// Hands another value of the view on, with which everything may be of another size.
  func update(_ view: EmbeddedView) {
    content.update(view)
    var rule = layoutNode.rule
    rule.version += 1
    layoutNode.set(rule)
  }

  override var staticCount: Int? { 1 }

  override func appendElements(to elements: inout [LayoutNode]) { elements.append(layoutNode.node) }

  override func didLeave() { content.leave() }
}
