nonisolated extension View {
  /// Makes the node of a condition that the view is a branch of.
  func node(of branch: ConditionBranch, in context: ViewContext) -> ViewNode {
    guard let node = context.branching else {
      let node = BranchingViewNode(in: context)
      node.content = self.node(of: branch, in: context.inside(branching: node))
      return node
    }
    node.enter(branch, at: context.level)
    return self.node(in: context.insideBranch)
  }

  /// Brings the node of a condition up to date that the view is a branch of.
  func update(_ content: ViewNode, of branch: ConditionBranch, in context: ViewContext) {
    guard let node = context.branching else {
      let node = content.expected(BranchingViewNode.self)
      guard let content = node.content else { return }
      return update(content, of: branch, in: context.inside(branching: node))
    }
    if node.isIn(branch, at: context.level) {
      update(content, in: context.insideBranch)
    } else {
      node.enter(branch, at: context.level)
      node.exchangeContent(for: self.node(in: context.insideBranch))
    }
  }
}
