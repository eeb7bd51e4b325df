import Foundation

/// The functions through which a node calls its layout rule.
///
/// They are specialized for each type of rule, which specializes the rule's code for
/// `NodeChildren`.
extension LayoutRule {
  static func value(of node: NodePointer) -> any LayoutRule { node.rule(as: Self.self).pointee }

  static func destroy(_ node: NodePointer) {
    if isObserver { node.rule(as: Self.self).pointee.stopObserving(node.node) }
    node.destroy(Self.self)
  }

  static func update(_ node: NodePointer) { node.rule(as: Self.self).pointee.updateInPlace(node) }

  static func measureAxes(_ node: NodePointer) {
    node.rule(as: Self.self).pointee.measureAxesInPlace(node)
  }

  static func length(
    of node: NodePointer,
    along axis: Axis,
    for proposal: ProposedViewSize
  ) -> CGFloat { node.rule(as: Self.self).pointee.lengthInPlace(node, along: axis, for: proposal) }

  static func size(of node: NodePointer, for proposal: ProposedViewSize) -> CGSize {
    node.rule(as: Self.self).pointee.sizeInPlace(node, for: proposal)
  }

  static func place(_ node: NodePointer, in size: CGSize, for proposal: ProposedViewSize) {
    node.rule(as: Self.self).pointee.placeInPlace(node, in: size, for: proposal)
  }

  static func explicitGuide(
    _ key: AlignmentGuideKey,
    of node: NodePointer,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) -> CGFloat? {
    node.rule(as: Self.self).pointee.guideInPlace(key, node, in: size, for: proposal)
  }
}

/// Calls of the layout rule in place, in the memory after the node's record.
///
/// They do not change the rule. They are `mutating` because an `inout` value is not copied; a copy
/// of a rule would retain each of its references, whose memory is not in the processor's cache yet.
/// They are not inlined because inlining would reintroduce the copy.
extension LayoutRule {
  @inline(never)
  private mutating func updateInPlace(_ node: NodePointer) {
    let (record, children) = (node.record, NodeChildren(of: node))
    var flags: LayoutFlags = isCoupled(children) ? .coupled : []
    if placementDependsOnOrigin || record.pointee.ruleFlags.contains(.isRelayoutBoundary)
      || (!Self.isCoordinateRoot && children.flags.contains(.dependsOnOrigin))
    {
      flags.insert(.dependsOnOrigin)
    }
    record.pointee.guides = guides(children)
    record.pointee.priority = priority(children)
    record.pointee.spacing = spacing(children)
    if !record.pointee.spacing.isIdentical(to: .standard) { flags.insert(.hasOwnSpacing) }
    record.pointee.flags = flags
  }

  @inline(never)
  private mutating func measureAxesInPlace(_ node: NodePointer) {
    let (width, height) = axisSizings(NodeChildren(of: node))
    node.store(width: width, height: height)
  }

  @inline(never)
  private mutating func lengthInPlace(
    _ node: NodePointer,
    along axis: Axis,
    for proposal: ProposedViewSize
  ) -> CGFloat { length(along: axis, for: proposal, children: NodeChildren(of: node)) }

  @inline(never)
  private mutating func sizeInPlace(_ node: NodePointer, for proposal: ProposedViewSize) -> CGSize {
    size(for: proposal, children: NodeChildren(of: node))
  }

  @inline(never)
  private mutating func placeInPlace(
    _ node: NodePointer,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) { place(in: size, for: proposal, children: NodeChildren(of: node)) }

  @inline(never)
  private mutating func guideInPlace(
    _ key: AlignmentGuideKey,
    _ node: NodePointer,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) -> CGFloat? {
    explicitGuide(key, in: size, for: proposal, children: NodeChildren(of: node))
  }
}
