import Foundation

/// How a node asks its rule: written once, and compiled for each rule, so that the rule's own code
/// knows the children it asks.
///
/// The rule is asked where it lies, behind the node's record.
extension LayoutRule {
  static func value(of node: NodePointer) -> any LayoutRule { node.rule(as: Self.self).pointee }

  static func giveUp(_ node: NodePointer) {
    if isFollower { node.rule(as: Self.self).pointee.leave(node.node) }
    node.giveUp(Self.self)
  }

  static func tell(_ node: NodePointer) {
    let (record, rule) = (node.record, node.rule(as: Self.self))
    let children = NodeChildren(of: node)
    var facts: NodeFacts = rule.pointee.isCoupled(children) ? .coupled : []
    if rule.pointee.placesFromOrigin || record.pointee.habits.contains(.isIsland)
      || (!beginsCoordinates && children.inside.contains(.dependsOnOrigin))
    {
      facts.insert(.dependsOnOrigin)
    }
    record.pointee.guides = rule.pointee.guides(children)
    record.pointee.priority = rule.pointee.priority(children)
    record.pointee.spacing = rule.pointee.spacing(children)
    if !record.pointee.spacing.isIdentical(to: .standard) { facts.insert(.hasOwnSpacing) }
    record.pointee.facts = facts
  }

  static func answer(_ node: NodePointer) {
    let (rule, children) = (node.rule(as: Self.self), NodeChildren(of: node))
    node.take(
      width: rule.pointee.answer(along: .horizontal, asking: children),
      height: rule.pointee.answer(along: .vertical, asking: children)
    )
  }

  static func length(
    of node: NodePointer,
    along axis: Axis,
    for proposal: ProposedViewSize
  ) -> CGFloat {
    let rule = node.rule(as: Self.self)
    return rule.pointee.length(along: axis, for: proposal, asking: NodeChildren(of: node))
  }

  static func size(of node: NodePointer, for proposal: ProposedViewSize) -> CGSize {
    node.rule(as: Self.self).pointee.size(for: proposal, asking: NodeChildren(of: node))
  }

  static func place(_ node: NodePointer, in size: CGSize, for proposal: ProposedViewSize) {
    node.rule(as: Self.self).pointee.place(in: size, for: proposal, asking: NodeChildren(of: node))
  }

  static func explicitGuide(
    _ key: AlignmentGuideKey,
    of node: NodePointer,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) -> CGFloat? {
    let rule = node.rule(as: Self.self)
    return rule.pointee.explicitGuide(
      key,
      in: size,
      for: proposal,
      asking: NodeChildren(of: node)
    )
  }
}
