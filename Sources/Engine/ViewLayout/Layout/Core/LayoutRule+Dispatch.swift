import Foundation

/// How a node asks its rule: written once, and compiled for each rule, so that the rule's own code
/// knows the children it asks.
extension LayoutRule {
  static func value(of node: NodePointer) -> any LayoutRule { node.rule(as: Self.self).pointee }

  static func giveUp(_ node: NodePointer) {
    if isFollower { node.rule(as: Self.self).pointee.leave(node.node) }
    node.giveUp(Self.self)
  }

  static func tell(_ node: NodePointer) { node.rule(as: Self.self).pointee.lentTelling(node) }

  static func answer(_ node: NodePointer) { node.rule(as: Self.self).pointee.lentAnswer(node) }

  static func length(
    of node: NodePointer,
    along axis: Axis,
    for proposal: ProposedViewSize
  ) -> CGFloat { node.rule(as: Self.self).pointee.lentLength(node, along: axis, for: proposal) }

  static func size(of node: NodePointer, for proposal: ProposedViewSize) -> CGSize {
    node.rule(as: Self.self).pointee.lentSize(node, for: proposal)
  }

  static func place(_ node: NodePointer, in size: CGSize, for proposal: ProposedViewSize) {
    node.rule(as: Self.self).pointee.lentPlacing(node, in: size, for: proposal)
  }

  static func explicitGuide(
    _ key: AlignmentGuideKey,
    of node: NodePointer,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) -> CGFloat? {
    node.rule(as: Self.self).pointee.lentGuide(key, node, in: size, for: proposal)
  }
}

/// The rule, lent where it lies behind the node's record.
///
/// These change nothing, and are `mutating` all the same: what is lent to be changed is not copied,
/// and a copy of a rule counts each reference in it, in memory that nobody has read yet. Inlined they
/// would be copied again.
extension LayoutRule {
  @inline(never)
  private mutating func lentTelling(_ node: NodePointer) {
    let (record, children) = (node.record, NodeChildren(of: node))
    var facts: NodeFacts = isCoupled(children) ? .coupled : []
    if placesFromOrigin || record.pointee.habits.contains(.isIsland)
      || (!Self.beginsCoordinates && children.inside.contains(.dependsOnOrigin))
    {
      facts.insert(.dependsOnOrigin)
    }
    record.pointee.guides = guides(children)
    record.pointee.priority = priority(children)
    record.pointee.spacing = spacing(children)
    if !record.pointee.spacing.isIdentical(to: .standard) { facts.insert(.hasOwnSpacing) }
    record.pointee.facts = facts
  }

  @inline(never)
  private mutating func lentAnswer(_ node: NodePointer) {
    let children = NodeChildren(of: node)
    node.take(
      width: answer(along: .horizontal, asking: children),
      height: answer(along: .vertical, asking: children)
    )
  }

  @inline(never)
  private mutating func lentLength(
    _ node: NodePointer,
    along axis: Axis,
    for proposal: ProposedViewSize
  ) -> CGFloat { length(along: axis, for: proposal, asking: NodeChildren(of: node)) }

  @inline(never)
  private mutating func lentSize(_ node: NodePointer, for proposal: ProposedViewSize) -> CGSize {
    size(for: proposal, asking: NodeChildren(of: node))
  }

  @inline(never)
  private mutating func lentPlacing(
    _ node: NodePointer,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) { place(in: size, for: proposal, asking: NodeChildren(of: node)) }

  @inline(never)
  private mutating func lentGuide(
    _ key: AlignmentGuideKey,
    _ node: NodePointer,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) -> CGFloat? {
    explicitGuide(key, in: size, for: proposal, asking: NodeChildren(of: node))
  }
}
