import Foundation

extension StackNode {
  /// Calls a closure with what each child gets of the main axis, in the children's order.
  ///
  /// - Parameters:
  ///   - proposal: The stack's own: a main length of `nil` gives every child its ideal length,
  ///     infinity its greatest (R-STK-3).
  ///   - body: Gets the shares while they are in memory; they lie on the stack, because every
  ///     stack at every proposal needs them.
  /// - Returns: What the closure returns.
  /// - Complexity: O(*n* log *n*) for *n* children, and three measurements of each.
  final func withShares<Result>(
    of proposal: ProposedViewSize,
    _ body: (UnsafeMutableBufferPointer<StackShare>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: StackShare.self, capacity: children.count) { shares in
      shares.initialize(repeating: StackShare())
      share(proposal, into: shares)
      return body(shares)
    }
  }

  private func share(
    _ proposal: ProposedViewSize,
    into shares: UnsafeMutableBufferPointer<StackShare>
  ) {
    guard let length = proposal[axis], length.isFinite else {
      for index in children.indices {
        shares[index] = StackShare(
          proposed: proposal[axis], length: children[index].measure(axis, for: proposal))
      }
      return
    }
    var sharing = StackSharing(
      axis: axis,
      children: children,
      across: proposal[axis.cross],
      shares: shares,
      remaining: length - gaps.total(among: children.count)
    )
    let groups = groups
    if groups.isEmpty { sharing.serveAll() } else { sharing.serve(groups) }
  }

  /// The sum of the children's lengths and of the gaps between them, in points.
  final func mainLength(of shares: UnsafeMutableBufferPointer<StackShare>) -> CGFloat {
    var length = gaps.total(among: children.count)
    for share in shares { length += share.length }
    return length
  }

  /// R-STK-6: lines the children up across the stack.
  ///
  /// - Returns: How far they reach to both sides of the line.
  final func lineUp(
    _ shares: UnsafeMutableBufferPointer<StackShare>,
    across: CGFloat?
  ) -> StackExtent {
    var extent = StackExtent()
    for index in shares.indices {
      let child = children[index]
      let proposal = ProposedViewSize(shares[index].proposed, along: axis, across: across)
      let size = child.measure(proposal)
      let guide = child.guide(alignment, size: size, proposal: proposal)
      extent.include(size[axis.cross], guide: guide)
      shares[index].across = size[axis.cross]
      shares[index].guide = guide
    }
    return extent
  }

  /// Calls a closure with each child's place, proposal and size.
  ///
  /// - Parameters:
  ///   - proposal: The stack's own, with its cross length.
  ///   - body: Gets the child, where its top leading corner goes in the stack's coordinates, what
  ///     it is proposed and what it answers.
  final func forEachPlace(
    for proposal: ProposedViewSize,
    _ body: (LayoutNode, CGPoint, ProposedViewSize, CGSize) -> Void
  ) {
    let axis = axis
    let gaps = gaps
    withShares(of: proposal) { shares in
      let extent = lineUp(shares, across: proposal[axis.cross])
      var position: CGFloat = 0
      for index in shares.indices {
        let share = shares[index]
        // R-STK-8: a running sum of gaps and lengths.
        position += gaps.before(index)
        let origin = CGPoint(position, along: axis, across: -share.guide - extent.start)
        body(
          children[index],
          origin,
          ProposedViewSize(share.proposed, along: axis, across: proposal[axis.cross]),
          CGSize(share.length, along: axis, across: share.across)
        )
        position += share.length
      }
    }
  }
}
