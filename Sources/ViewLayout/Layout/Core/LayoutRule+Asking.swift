import Foundation

/// How a node asks its rule: written once, and compiled for each rule, so that the rule's own code
/// knows the children it asks.
extension LayoutRule {
  private static func rule(of node: LayoutNode) -> Self {
    unsafeDowncast(node, to: RuleNode<Self>.self).rule
  }

  static func traits(of node: LayoutNode) -> NodeTraits {
    let (rule, children) = (rule(of: node), NodeChildren(of: node))
    return NodeTraits(
      isCoupled: rule.isCoupled(children),
      dependsOnOrigin: rule.placesFromOrigin,
      guides: rule.guides(children),
      priority: rule.priority(children),
      spacing: rule.spacing(children)
    )
  }

  static func length(
    of node: LayoutNode,
    along axis: Axis,
    for proposal: ProposedViewSize
  ) -> CGFloat {
    rule(of: node).length(along: axis, for: proposal, asking: NodeChildren(of: node))
  }

  static func answer(of node: LayoutNode, along axis: Axis) -> Answer {
    let (rule, children) = (rule(of: node), NodeChildren(of: node))
    var answer = rule.answer(along: axis, asking: children)
    answer.isSteady = answer.isRigid && children.allSatisfy { $0.isSteady(along: axis) }
    return answer
  }

  static func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    rule(of: node).size(for: proposal, asking: NodeChildren(of: node))
  }

  static func place(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    rule(of: node).place(in: size, for: proposal, asking: NodeChildren(of: node))
  }

  static func explicitGuide(
    _ key: AlignmentGuideKey,
    of node: LayoutNode,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) -> CGFloat? {
    rule(of: node).explicitGuide(key, in: size, for: proposal, asking: NodeChildren(of: node))
  }
}
