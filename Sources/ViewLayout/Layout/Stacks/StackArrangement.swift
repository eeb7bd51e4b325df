import Foundation

/// Where a stack puts its children, for one proposal.
struct StackArrangement {
  struct Slot {
    /// What the child is proposed.
    var proposal: ProposedViewSize
    /// What it answers, in points.
    var size: CGSize
    /// Where its top leading corner goes, in the stack's coordinates.
    var origin: CGPoint
  }

  var slots: [Slot]
  /// The stack's own size, in points.
  var size: CGSize
}

extension StackNode {
  /// Shares the main axis, then lines the children up across it.
  final func arrangement(for proposal: ProposedViewSize) -> StackArrangement {
    let shares = shares(of: proposal)
    let gaps = gaps
    var extent = StackExtent()
    var position: CGFloat = 0
    var slots: [StackArrangement.Slot] = []
    slots.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let childProposal = ProposedViewSize(
        shares[index].proposed,
        along: axis,
        across: proposal[axis.cross]
      )
      let size = child.measure(childProposal)
      let guide = child.guide(alignment, size: size, proposal: childProposal)
      extent.include(size[axis.cross], guide: guide)
      // R-STK-8: a running sum of gaps and lengths.
      position += gaps[index]
      let origin = CGPoint(position, along: axis, across: -guide)
      slots.append(StackArrangement.Slot(proposal: childProposal, size: size, origin: origin))
      position += shares[index].length
    }
    for index in slots.indices { slots[index].origin[axis.cross] -= extent.start }
    return StackArrangement(
      slots: slots,
      size: CGSize(position, along: axis, across: extent.length)
    )
  }

  /// The sum of the children's lengths and of the gaps between them, in points.
  final func mainLength(of shares: [StackShare]) -> CGFloat {
    shares.reduce(gaps.reduce(0, +)) { $0 + $1.length }
  }
}
