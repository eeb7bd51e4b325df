import Foundation
internal import LayoutTree

/// The layout rule of `HStack` and `VStack`, which differ only in the main axis (R-STK).
struct StackRule: ContainerRule {
  /// The name of the stack in reports.
  var name: String?
  /// Whether the stack is a button, around the views of its label.
  var isControl = false
  /// The main axis of the stack.
  var axis: Axis
  /// The guide that aligns the children along the cross axis; the stack reads no other guide
  /// (R-ALIGN-5).
  var alignment: AlignmentGuideKey
  /// The spacing between all children, in points; `nil` for their preferred spacing.
  var spacing: CGFloat?

  /// A vertical stack with the default parameters of `VStack`.
  static let vertical = StackRule(
    name: "VStack",
    axis: .vertical,
    alignment: HorizontalAlignment.center.key
  )

  /// Returns whether the cross length depends on more than the children's cross lengths.
  ///
  /// That is the case for custom or explicit guides, and if a child's axes are coupled.
  func isCoupled(_ children: some LayoutChildren) -> Bool {
    alignment.builtIn == nil
      || children.flags.contains(.coupled)
      || !children.guides.isDisjoint(with: alignment.mask)
  }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    if axis == self.axis {
      return children.areAllocatedInSourceOrder(along: axis)
        ? lengthOfEqualShares(for: proposal, children)
        : distribute(proposal, among: children).length
    }
    // If the axes are independent, every child is proposed the stack's cross length.
    var extent = AlignmentExtent(includingLine: true)
    for child in children {
      let length = child.measure(axis, for: proposal)
      extent.include(length, guide: guide(of: length))
    }
    return extent.length
  }

  func size(for proposal: ProposedViewSize, children: some LayoutChildren) -> CGSize {
    let cache = distribute(proposal, among: children)
    let extent = align(cache, children, across: proposal[axis.cross])
    return CGSize(cache.length, along: axis, across: extent.length)
  }

  /// R-SP-6: returns the spacing of the first and last child at the main edges, and of all children
  /// at the others.
  func spacing(_ children: some LayoutChildren) -> ViewSpacing {
    guard let first = children.first?.preferredSpacing, let last = children.last?.preferredSpacing
    else { return .zero }
    if children.haveStandardSpacing { return .standard }
    if children.allSatisfy({ $0.preferredSpacing.isIdentical(to: first) }) { return first }
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
    children: Children,
    _ body: (Children.Element, CGPoint, ProposedViewSize, CGSize) -> Void
  ) {
    // R-STK-7: when the stack is placed, an unspecified cross proposal is replaced by the stack's
    // cross length.
    let across = proposal[axis.cross] ?? size[axis.cross]
    let resolved = ProposedViewSize(proposal[axis], along: axis, across: across)
    if children.areAllocatedInSourceOrder(along: axis) {
      let length = children.containerLength(along: axis.cross, for: resolved)
      if length < .infinity {
        return forEachPlaceWithEqualShares(in: length, resolved, children, body)
      }
    }
    let cache = distribute(resolved, among: children)
    let extent = align(cache, children, across: across)
    var position: CGFloat = 0
    for index in children.indices {
      let allocation = cache.allocation(of: index)
      // R-STK-8: the position is a running sum of lengths and gaps.
      position += cache.gaps.before(index)
      body(
        children[index],
        CGPoint(position, along: axis, across: extent.lead - allocation.guide),
        ProposedViewSize(allocation.proposed, along: axis, across: across),
        CGSize(allocation.length, along: axis, across: allocation.crossLength)
      )
      position += allocation.length
    }
  }

  func traits(of node: LayoutNode) -> NodeTraits { NodeTraits(isControl ? .control : nil) }
}

// MARK: - Sizes along and across the stack

extension StackRule {
  /// Returns the lengths along both axes, for which the records of the children are read once.
  func axisSizings(_ children: NodeChildren) -> (width: AxisSizing, height: AxisSizing) {
    let gaps = uniformGaps(of: children) ?? cache(of: children).gaps
    let totalGap = gaps.total(among: children.count)
    var main = AxisLengths(minimum: totalGap, ideal: totalGap, maximum: totalGap)
    var summary = ChildSummary()
    let line = AlignmentExtent(includingLine: true)
    var (minimum, ideal, maximum) = (line, line, line)
    for child in children {
      let own = child.axisSizing(along: axis)
      summary.include(own, priority: child.priority)
      main.add(own.lengths)
      // R-STK-6: every child is proposed the stack's cross length, and the longest one determines
      // it.
      let cross = child.axisSizing(along: axis.cross).lengths
      minimum.include(cross.minimum, guide: guide(of: cross.minimum))
      ideal.include(cross.ideal, guide: guide(of: cross.ideal))
      maximum.include(cross.maximum, guide: guide(of: cross.maximum))
    }
    var crossSizing = AxisSizing()
    crossSizing.lengths = AxisLengths(
      minimum: minimum.length,
      ideal: ideal.length,
      maximum: maximum.length
    )
    crossSizing.setClamping(!children.flags.contains(.nonlinear(along: axis.cross)))
    let isAscending = totalGap >= 0 && summary.isAscending
    var mainSizing = isAscending ? AxisSizing(main) : distributedSizing(children)
    if isAscending {
      mainSizing.setClamping(summary.clampsProposal)
      if case .uniform = gaps { mainSizing.allocatesInSourceOrder = summary.allocatesInSourceOrder }
    }
    return axis == .horizontal ? (mainSizing, crossSizing) : (crossSizing, mainSizing)
  }

  /// Returns the minimum, ideal and maximum main length if a length or a gap is negative.
  ///
  /// A negative length leaves more for other children, so each proposal is distributed separately.
  /// Otherwise every child is proposed 0 for a length of 0 (R-STK-4), and has its maximum length
  /// for infinity and its ideal length for `nil` (R-STK-3).
  private func distributedSizing(_ children: NodeChildren) -> AxisSizing {
    AxisSizing {
      length(along: axis, for: ProposedViewSize($0, along: axis, across: nil), children: children)
    }
  }

  /// Returns the gap, if it is the same between all children; `nil` if gaps may differ.
  private func uniformGaps(of children: some LayoutChildren) -> StackSpacing? {
    if let spacing { return .uniform(spacing) }
    return children.haveStandardSpacing ? .uniform(EdgeSpacing.fallback) : nil
  }
}

// MARK: - Distribution and alignment

extension StackRule {
  /// R-ALIGN-5: returns the guide's position in a child, for a stack with independent axes.
  func guide(of length: CGFloat) -> CGFloat {
    alignment.defaultValue(width: length, height: length, dimensions: { nil })
  }

  /// Returns the cached measurements and allocations of the children.
  func cache(of children: some LayoutChildren) -> StackCache {
    children.cache {
      let gaps =
        spacing.map(StackSpacing.uniform) ?? .preferred(by: children, along: axis)
      return StackCache(
        count: children.count,
        gaps: gaps,
        groups: PriorityGroup.groups(of: children)
      )
    }
  }

  /// Distributes the main length of a proposal among the children.
  ///
  /// - Parameters:
  ///   - proposal: The stack's proposal. If the main length is `nil`, every child has its ideal
  ///     length, and if it is infinity, its maximum length (R-STK-3).
  ///   - children: The stack's children.
  /// - Returns: The cache with one allocation for each child, valid until another proposal is
  ///   distributed.
  /// - Complexity: O(*n* log *n*) for *n* children, and three measurements of each.
  func distribute(_ proposal: ProposedViewSize, among children: some LayoutChildren) -> StackCache {
    let cache = cache(of: children)
    let isCoupled = children.isCoupled
    if let last = cache.allocatedProposal, last[axis] == proposal[axis],
      !isCoupled || last[axis.cross] == proposal[axis.cross]
    {
      return cache
    }
    cache.allocatedProposal = nil
    children.record(.gaps(cache.gaps))
    // A child's flexibility depends on the cross length only if the axes are coupled.
    cache.prepare(for: isCoupled ? proposal[axis.cross] : nil)
    var distribution = SpaceDistribution(
      axis: axis,
      children: children,
      crossLength: proposal[axis.cross],
      cache: cache,
      remaining: (proposal[axis] ?? 0) - cache.gaps.total(among: children.count)
    )
    if let length = proposal[axis], length.isFinite {
      distribution.allocate()
    } else {
      distribution.allocateUnbounded(proposal)
    }
    cache.allocatedProposal = proposal
    return cache
  }

  /// R-STK-6: aligns the children along the cross axis.
  ///
  /// - Returns: The extent of the children on both sides of their common guide.
  private func align(
    _ cache: StackCache,
    _ children: some LayoutChildren,
    across: CGFloat?
  ) -> AlignmentExtent {
    if let known = cache.alignedExtent, known.crossLength == across { return known.extent }
    let isCoupled = children.isCoupled
    var extent = AlignmentExtent(includingLine: true)
    for index in children.indices {
      let (child, allocation) = (children[index], cache.allocation(of: index))
      let proposal = ProposedViewSize(allocation.proposed, along: axis, across: across)
      let length = child.measure(axis.cross, for: proposal)
      let size = CGSize(allocation.length, along: axis, across: length)
      // If the axes are independent, the positions of guides follow from the lengths.
      let guide =
        isCoupled ? child.guide(alignment, size: size, proposal: proposal) : guide(of: length)
      extent.include(length, guide: guide)
      cache.align(index, crossLength: length, guide: guide)
    }
    cache.alignedExtent = (across, extent)
    return extent
  }
}

// MARK: - Explanation

extension StackRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    guard !line.node.children.isEmpty else {
      return LayoutReason("R-PROP-8", "it has no children: 0x0")
    }
    return StackExplanation(of: self, line: line, tracer: tracer).reason
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    StackPlacementExplanation(stack: self, node: node, child: child).reason
  }

  func gap(before child: LayoutNode, in node: LayoutNode) -> ExplainedGap? {
    guard let index = node.children.firstIndex(where: { $0 === child }), index > 0 else {
      return nil
    }
    let length = cache(of: NodeChildren(of: node)).gaps.before(index)
    return GapExplanation(
      before: node.children[index - 1],
      after: child,
      axis: axis,
      spacing: spacing
    )
    .gap(of: length)
  }
}
