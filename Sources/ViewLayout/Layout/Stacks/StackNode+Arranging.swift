import Foundation

extension StackNode {
  /// What each child gets of the main axis, in the children's order.
  ///
  /// - Parameter proposal: The stack's own: a main length of `nil` gives every child its ideal
  ///   length, infinity its greatest (R-STK-3).
  /// - Returns: What holds the shares, until the stack is asked for those of another proposal.
  /// - Complexity: O(*n* log *n*) for *n* children, and three measurements of each.
  final func sharing(_ proposal: ProposedViewSize) -> StackMemory {
    let memory = usableMemory
    if session.recorder == nil, let last = memory.sharedProposal, last[axis] == proposal[axis],
      !isCoupled || last[axis.cross] == proposal[axis.cross]
    {
      return memory
    }
    memory.sharedProposal = nil
    share(proposal, using: memory)
    memory.sharedProposal = session.recorder == nil ? proposal : nil
    return memory
  }

  /// What the stack knows; whoever watches the negotiation sees one that knows nothing.
  private var usableMemory: StackMemory {
    session.recorder == nil ? knownMemory : StackMemory(count: asked.count)
  }

  private func share(_ proposal: ProposedViewSize, using memory: StackMemory) {
    // Only where the axes depend on each other does a child's flexibility depend on the other.
    memory.prepare(for: isCoupled ? proposal[axis.cross] : nil)
    var sharing = StackSharing(
      axis: axis,
      children: asked,
      across: proposal[axis.cross],
      memory: memory,
      asksForRanges: session.recorder == nil,
      remaining: (proposal[axis] ?? 0) - gaps.total(among: asked.count)
    )
    if let length = proposal[axis], length.isFinite { return sharing.serve(groups) }
    for index in asked.indices {
      let length =
        proposal[axis] == .infinity
        ? sharing.greatest(of: index) : asked[index].measure(axis, for: proposal)
      memory.shares[index] = StackShare(proposed: proposal[axis], length: length)
    }
  }

  /// The sum of the children's lengths and of the gaps between them, in points.
  final func mainLength(of memory: StackMemory) -> CGFloat {
    var length = gaps.total(among: asked.count)
    for share in memory.shares { length += share.length }
    return length
  }

  /// R-STK-6: lines the children up across the stack.
  ///
  /// - Returns: How far they reach to both sides of the line.
  final func lineUp(_ memory: StackMemory, across: CGFloat?) -> StackExtent {
    let shares = memory.shares
    let isCoupled = isCoupled
    var extent = StackExtent()
    for index in shares.indices {
      let child = asked[index]
      let proposal = ProposedViewSize(shares[index].proposed, along: axis, across: across)
      let length = child.measure(axis.cross, for: proposal)
      let size = CGSize(shares[index].length, along: axis, across: length)
      // Only the guides of a coupled stack can be others than their lengths make them.
      let guide =
        isCoupled
        ? child.guide(alignment, size: size, proposal: proposal)
        : alignment.defaultValue(width: length, height: length, dimensions: { nil })
      extent.include(length, guide: guide)
      shares[index].across = length
      shares[index].guide = guide
    }
    return extent
  }

  /// Calls a closure with each child's place, proposal and size.
  final func forEachPlace(
    in size: CGSize,
    proposal: ProposedViewSize,
    _ body: (UnretainedNode, CGPoint, ProposedViewSize, CGSize) -> Void
  ) {
    let (axis, gaps, nodes) = (axis, gaps, asked)
    // R-STK-7: placing, an unspecified cross proposal becomes the stack's own cross length.
    let across = proposal[axis.cross] ?? size[axis.cross]
    let memory = sharing(ProposedViewSize(proposal[axis], along: axis, across: across))
    let extent = lineUp(memory, across: across)
    var position: CGFloat = 0
    for index in nodes.indices {
      let share = memory.shares[index]
      // R-STK-8: a running sum of gaps and lengths.
      position += gaps.before(index)
      body(
        nodes[index],
        CGPoint(position, along: axis, across: -share.guide - extent.start),
        ProposedViewSize(share.proposed, along: axis, across: across),
        CGSize(share.length, along: axis, across: share.across)
      )
      position += share.length
    }
  }
}
