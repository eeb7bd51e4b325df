import Foundation

/// `HStack` and `VStack`: one algorithm over an axis (R-STK).
struct StackRule: ArrangingRule {
  /// The name that reports have for the stack.
  var name: String?
  /// The main axis.
  var axis: Axis
  /// The guide by which children line up across the main axis, the only one that the stack looks at
  /// (R-ALIGN-5).
  var alignment: AlignmentGuideKey
  /// The gap between all children in points; `nil` for what they prefer.
  var spacing: CGFloat?

  /// A stack along y as it is where nobody says otherwise.
  static let vertical = StackRule(
    name: "VStack",
    axis: .vertical,
    alignment: HorizontalAlignment.center.key
  )

  /// A cross axis that lines up by more than lengths needs to know both axes.
  func isCoupled(_ children: some LayoutChildren) -> Bool {
    alignment.builtIn == nil
      || children.inside.contains(.coupled)
      || !children.guides.isDisjoint(with: alignment.mask)
  }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> CGFloat {
    if axis == self.axis {
      return children.areServedInOrder(along: axis)
        ? lengthInOrder(for: proposal, children) : sharing(proposal, among: children).length
    }
    // Axes apart: across, every child answers the stack's own proposal, whatever its share.
    var extent = AlignedReach(includingLine: true)
    for child in children {
      let length = child.measure(axis, for: proposal)
      extent.include(length, guide: guide(of: length))
    }
    return extent.length
  }

  func size(for proposal: ProposedViewSize, asking children: some LayoutChildren) -> CGSize {
    let memory = sharing(proposal, among: children)
    let extent = lineUp(memory, children, across: proposal[axis.cross])
    return CGSize(memory.length, along: axis, across: extent.length)
  }

  /// R-SP-6: the ends of the main axis are the first and the last child's, the sides everyone's.
  func spacing(_ children: some LayoutChildren) -> ViewSpacing {
    guard let first = children.first?.preferredSpacing, let last = children.last?.preferredSpacing
    else { return .zero }
    if children.haveStandardSpacing { return .standard }
    let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    var result = ViewSpacing { [axis] edge in
      switch edge {
      case .start(of: axis): first[edge]
      case .end(of: axis): last[edge]
      default: EdgeSpacing()
      }
    }
    for child in children { result.formUnion(child.preferredSpacing, edges: sides) }
    return result
  }

  func forEachPlace<Children: LayoutChildren>(
    in size: CGSize,
    for proposal: ProposedViewSize,
    asking children: Children,
    _ body: (Children.Element, CGPoint, ProposedViewSize, CGSize) -> Void
  ) {
    // R-STK-7: placing, an unspecified cross proposal becomes the stack's own cross length.
    let across = proposal[axis.cross] ?? size[axis.cross]
    let shared = ProposedViewSize(proposal[axis], along: axis, across: across)
    if children.areServedInOrder(along: axis) {
      let length = children.ownLength(along: axis.cross, for: shared)
      if length < .infinity { return forEachPlaceInOrder(in: length, shared, children, body) }
    }
    let memory = sharing(shared, among: children)
    let extent = lineUp(memory, children, across: across)
    var position: CGFloat = 0
    for index in children.indices {
      let share = memory.share(of: index)
      // R-STK-8: a running sum of gaps and lengths.
      position += memory.gaps.before(index)
      body(
        children[index],
        CGPoint(position, along: axis, across: extent.lead - share.guide),
        ProposedViewSize(share.proposed, along: axis, across: across),
        CGSize(share.length, along: axis, across: share.across)
      )
      position += share.length
    }
  }
}

extension StackRule {
  /// R-ALIGN-5: where the guide of a child of a length lies, for a stack whose axes are apart.
  func guide(of length: CGFloat) -> CGFloat {
    alignment.defaultValue(width: length, height: length, dimensions: { nil })
  }

  /// The findings of the stack on its children.
  func memory(of children: some LayoutChildren) -> StackMemory {
    children.memory {
      let gaps =
        spacing.map(StackGaps.uniform) ?? .preferred(by: children, along: axis)
      return StackMemory(count: children.count, gaps: gaps, groups: StackGroup.groups(of: children))
    }
  }

  /// The share of the main axis that each child gets, in the children's order.
  ///
  /// - Parameters:
  ///   - proposal: The stack's own: a main length of `nil` gives every child its ideal length,
  ///     infinity its greatest (R-STK-3).
  ///   - children: The stack's.
  /// - Returns: What holds the shares, until the stack is asked for those of another proposal.
  /// - Complexity: O(*n* log *n*) for *n* children, and three measurements of each.
  func sharing(_ proposal: ProposedViewSize, among children: some LayoutChildren) -> StackMemory {
    let memory = memory(of: children)
    let isCoupled = children.isCoupled
    if let last = memory.sharedProposal, last[axis] == proposal[axis],
      !isCoupled || last[axis.cross] == proposal[axis.cross]
    {
      return memory
    }
    memory.sharedProposal = nil
    children.note(.gaps(memory.gaps))
    // Only where the axes depend on each other does a child's flexibility depend on the other.
    memory.prepare(for: isCoupled ? proposal[axis.cross] : nil)
    var sharing = StackSharing(
      axis: axis,
      children: children,
      across: proposal[axis.cross],
      memory: memory,
      remaining: (proposal[axis] ?? 0) - memory.gaps.total(among: children.count)
    )
    if let length = proposal[axis], length.isFinite {
      sharing.serve()
    } else {
      sharing.serveWithoutEnd(proposal)
    }
    memory.sharedProposal = proposal
    return memory
  }

  /// R-STK-6: lines the children up across the stack.
  ///
  /// - Returns: How far they reach to both sides of the line.
  private func lineUp(
    _ memory: StackMemory,
    _ children: some LayoutChildren,
    across: CGFloat?
  ) -> AlignedReach {
    if let known = memory.linedUp, known.across == across { return known.reach }
    let isCoupled = children.isCoupled
    var extent = AlignedReach(includingLine: true)
    for index in children.indices {
      let (child, share) = (children[index], memory.share(of: index))
      let proposal = ProposedViewSize(share.proposed, along: axis, across: across)
      let length = child.measure(axis.cross, for: proposal)
      let size = CGSize(share.length, along: axis, across: length)
      // Only the guides of a coupled stack can be others than their lengths make them.
      let guide =
        isCoupled ? child.guide(alignment, size: size, proposal: proposal) : guide(of: length)
      extent.include(length, guide: guide)
      memory.lineUp(index, across: length, guide: guide)
    }
    memory.linedUp = (across, extent)
    return extent
  }
}
