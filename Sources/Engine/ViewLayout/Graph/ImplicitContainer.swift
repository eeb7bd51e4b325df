/// R-VIEW-4: makes one layout node of any number of elements, where one is needed.
struct ImplicitContainer<Rule: ArrangingRule> {
  private let rule: Rule
  private var node: RuleNode<Rule>?

  init(_ rule: Rule) { self.rule = rule }

  /// The only element itself; a container of several; `nil` for none.
  mutating func node(for elements: [LayoutNode], in session: LayoutSession) -> LayoutNode? {
    if elements.count <= 1 { return elements.first }
    let container = node ?? RuleNode(rule, session: session)
    node = container
    container.node.adopt(elements)
    return container.node
  }

  /// Which way the container's children run, where there is one.
  func setRightToLeft(_ isRightToLeft: Bool) { node?.node.isRightToLeft = isRightToLeft }
}
