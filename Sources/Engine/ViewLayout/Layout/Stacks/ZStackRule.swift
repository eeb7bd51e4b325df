import Foundation
internal import LayoutTree

/// The layout rule of `ZStack`: overlapping children that are aligned along both axes (R-ZST).
struct ZStackRule: ContainerRule {
  let name: String? = "ZStack"
  var alignment = Alignment.center

  func isCoupled(_ children: some LayoutChildren) -> Bool {
    Axis.allCases.contains { axis in
      alignment[axis].builtIn == nil
        || children.contains { !$0.guides.isDisjoint(with: alignment[axis].mask) }
    } || prioritizedChildren(of: children).contains { $0.isCoupled }
  }

  /// R-ZST-2: returns the children of the highest priority, which alone determine the size.
  func prioritizedChildren<Children: LayoutChildren>(of children: Children) -> [Children.Element] {
    guard let highest = children.map(\.priority).max() else { return [] }
    return children.filter { $0.priority == highest }
  }

  /// R-SP-7: returns the union of the spacings of the children with the highest priority.
  func spacing(_ children: some LayoutChildren) -> ViewSpacing {
    let children = prioritizedChildren(of: children)
    guard let first = children.first else { return .zero }
    return children.dropFirst().reduce(first.preferredSpacing) { $0.union($1.preferredSpacing) }
  }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    var extent = AlignmentExtent()
    for child in prioritizedChildren(of: children) {
      let length = child.measure(axis, for: proposal)
      extent.include(
        length,
        guide: alignment[axis].defaultValue(width: length, height: length) { nil }
      )
    }
    return extent.length
  }

  func size(for proposal: ProposedViewSize, children: some LayoutChildren) -> CGSize {
    let (horizontal, vertical) = extents(for: proposal, of: children)
    return CGSize(width: horizontal.length, height: vertical.length)
  }

  /// Returns the extents of the aligned children of the highest priority.
  private func extents(
    for proposal: ProposedViewSize,
    of children: some LayoutChildren
  ) -> (AlignmentExtent, AlignmentExtent) {
    var (horizontal, vertical) = (AlignmentExtent(), AlignmentExtent())
    for child in prioritizedChildren(of: children) {
      let size = child.measure(proposal)
      // R-ZST-1: the size is the extent of the aligned children.
      horizontal.include(
        size.width,
        guide: child.guide(alignment[.horizontal], size: size, proposal: proposal)
      )
      // R-ZST-1: along the vertical axis as well.
      vertical.include(
        size.height,
        guide: child.guide(alignment[.vertical], size: size, proposal: proposal)
      )
    }
    return (horizontal, vertical)
  }

  /// R-ZST-3: calls a closure for each child, which is proposed the stack's size and aligned in the
  /// children's extent.
  func forEachPlace<Children: LayoutChildren>(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: Children,
    _ body: (Children.Element, CGPoint, ProposedViewSize, CGSize) -> Void
  ) {
    let own = ProposedViewSize(size)
    let (horizontal, vertical) = extents(for: own, of: children)
    for child in children {
      let size = child.measure(own)
      let origin = CGPoint(
        x: horizontal.lead - child.guide(alignment[.horizontal], size: size, proposal: own),
        y: vertical.lead - child.guide(alignment[.vertical], size: size, proposal: own)
      )
      body(child, origin, own, size)
    }
  }

  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat? {
    // As recorded, the guides of all children are read, even those that a container does not pass
    // on.
    let values = explicitGuides(key, in: size, for: proposal, children: children)
    return GuideMask.merged.contains(key.mask) ? key.merged(values) : nil
  }

  /// Returns the traits of a pile for a `ZStack` inside a control, which reports do not list.
  func traits(of node: LayoutNode) -> NodeTraits { .overlapping(unless: node.listedName == name) }
}

extension ZStackRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let (proposal, answer) = (line.proposal, line.answer)
    let prioritized = prioritizedChildren(of: TracedChildren(of: node, by: tracer))
    let count = node.children.count
    let sizes = prioritized.map {
      "\($0.node.descriptiveName) \(LengthText.text($0.measure(proposal)))"
    }
    let others = prioritized.count == count ? "" : "; children of lower priority are ignored"
    return LayoutReason(
      "R-ZST-1",
      "\(LengthText.text(answer)) encloses \(sizes.joined(separator: ", "))\(others)"
    )
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    .aligned("R-ZST-3", alignment, child, in: "the extent of all children")
  }
}
