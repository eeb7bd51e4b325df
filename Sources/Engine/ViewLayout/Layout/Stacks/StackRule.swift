import Foundation

/// `HStack` and `VStack`: one algorithm over an axis (R-STK).
struct StackRule: ContainerRule {
  /// The name of the stack in reports.
  var name: String?
  /// The main axis.
  var axis: Axis
  /// The guide that aligns the children across the main axis; the stack reads no other one
  /// (R-ALIGN-5).
  var alignment: AlignmentGuideKey
  /// The gap between all children, in points; `nil` for their preferred spacing.
  var spacing: CGFloat?

  /// A vertical stack with the default parameters of `VStack`.
  static let vertical = StackRule(
    name: "VStack",
    axis: .vertical,
    alignment: HorizontalAlignment.center.key
  )

  /// Returns whether the alignment depends on more than the children's cross lengths.
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
    // With independent axes, every child measures the stack's own cross proposal.
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

  /// R-SP-6: the main edges come from the first and the last child, the cross edges from all.
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
    children: Children,
    _ body: (Children.Element, CGPoint, ProposedViewSize, CGSize) -> Void
  ) {
    // R-STK-7: in placement, an unspecified cross proposal becomes the stack's own cross length.
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
      // R-STK-8: a running sum of gaps and lengths.
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
}

// MARK: - Sizes along and across the stack

extension StackRule {
  func axisSizing(along axis: Axis, children: NodeChildren) -> AxisSizing {
    axis == self.axis ? mainSizing(children) : crossSizing(children)
  }

  /// R-STK-6: every child measures the stack's own cross proposal, and the longest one counts.
  private func crossSizing(_ children: NodeChildren) -> AxisSizing {
    let line = AlignmentExtent(includingLine: true)
    var (minimum, ideal, maximum) = (line, line, line)
    for child in children {
      let own = child.axisSizing(along: axis.cross).lengths
      minimum.include(own.minimum, guide: guide(of: own.minimum))
      ideal.include(own.ideal, guide: guide(of: own.ideal))
      maximum.include(own.maximum, guide: guide(of: own.maximum))
    }
    var sizing = AxisSizing()
    sizing.lengths = AxisLengths(
      minimum: minimum.length,
      ideal: ideal.length,
      maximum: maximum.length
    )
    sizing.setClamping(!children.flags.contains(.nonlinear(along: axis.cross)))
    return sizing
  }

  /// R-STK-4: for a length of 0 every child is proposed 0, unless a length is negative; R-STK-3:
  /// for infinity every child has its maximum, and for `nil` its ideal length.
  private func mainSizing(_ children: NodeChildren) -> AxisSizing {
    let gaps = uniformGaps(of: children) ?? cache(of: children).gaps
    let totalGap = gaps.total(among: children.count)
    var sizing = AxisSizing()
    sizing.lengths = AxisLengths(minimum: totalGap, ideal: totalGap, maximum: totalGap)
    var summary = ChildSummary()
    for child in children {
      let own = child.axisSizing(along: axis)
      summary.include(own, priority: child.priority)
      sizing.lengths.minimum += own.lengths.minimum
      sizing.lengths.ideal += own.lengths.ideal
      sizing.lengths.maximum += own.lengths.maximum
    }
    guard totalGap >= 0, summary.isAscending else {
      // A negative length leaves more for the other children: distribute for each proposal.
      return AxisSizing {
        length(
          along: axis,
          for: ProposedViewSize($0, along: axis, across: nil),
          children: children
        )
      }
    }
    sizing.setClamping(summary.clampsProposal)
    if case .uniform = gaps { sizing.allocatesInSourceOrder = summary.allocatesInSourceOrder }
    return sizing
  }

  /// Returns the uniform gap between all children; `nil` if the gaps may differ.
  private func uniformGaps(of children: some LayoutChildren) -> StackSpacing? {
    if let spacing { return .uniform(spacing) }
    return children.haveStandardSpacing ? .uniform(EdgeSpacing.fallback) : nil
  }
}

// MARK: - Distribution and alignment

extension StackRule {
  /// R-ALIGN-5: returns the guide of a child of a cross length, for a stack of independent axes.
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
  ///   - proposal: The stack's proposal. A main length of `nil` gives every child its ideal length,
  ///     infinity its maximum (R-STK-3).
  ///   - children: The stack's children.
  /// - Returns: The cache with one allocation for each child, until the next other proposal.
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

  /// R-STK-6: aligns the children across the stack.
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
      // In a stack of independent axes, guides follow from the lengths alone.
      let guide =
        isCoupled ? child.guide(alignment, size: size, proposal: proposal) : guide(of: length)
      extent.include(length, guide: guide)
      cache.align(index, crossLength: length, guide: guide)
    }
    cache.alignedExtent = (across, extent)
    return extent
  }
}
