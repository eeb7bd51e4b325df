import Foundation

/// R-STK-4 at work: what is left of a stack's main axis while its children are served.
struct StackSharing<Children: LayoutChildren> {
  let axis: Axis
  let children: Children
  /// The cross length that every child is proposed.
  let across: CGFloat?
  let memory: StackMemory
  /// The length that is left, in points; negative once children took more than there was.
  var remaining: CGFloat

  /// R-STK-3: without a finite length there is nothing to share, and every child answers the stack's
  /// own proposal.
  func serveWithoutEnd(_ proposal: ProposedViewSize) {
    for index in children.indices {
      let length =
        proposal[axis] == .infinity
        ? greatest(of: index) : children[index].measure(axis, for: proposal)
      let share = StackShare(proposed: proposal[axis], length: length)
      memory.give(share, to: index)
      children.note(.asking(child: index, share: share))
    }
  }

  /// Serves all children by priority.
  mutating func serve() {
    let groups = memory.groups
    let turns = memory.turns
    if groups.isEmpty {
      if !memory.isOrdered { sort(children.indices, into: turns[0]) }
      memory.isOrdered = true
      return serve(turns[0])
    }
    if !memory.isOrdered {
      for (group, turn) in zip(groups, turns) { sort(group.indices, into: turn) }
    }
    memory.isOrdered = true
    // R-STK-5: a group of higher priority leaves lower ones their least lengths, not their ideal.
    for group in groups.dropFirst() { remaining -= least(of: group) }
    for (place, turn) in turns.enumerated() {
      if place > 0 { remaining += least(of: groups[place]) }
      children.note(
        .group(
          priority: groups[place].priority,
          remaining: remaining,
          reserved: groups[(place + 1)...].reduce(0) { $0 + least(of: $1) }
        )
      )
      serve(turn)
    }
  }

  /// Offers each child of a group, in the order of serving, an equal part of what is left, which is
  /// not rounded (R-STK-13).
  private mutating func serve(_ order: UnsafeMutableBufferPointer<Flexibility>) {
    for place in order.indices {
      let index = order[place].index
      // R-STK-12: less an endless length, what is left may be no number.
      let share = remaining / CGFloat(order.count - place)
      let proposed = share > 0 ? share : 0
      let length = proposed == 0 ? least(of: index) : length(of: index, proposed: proposed)
      let served = StackShare(proposed: proposed, length: length)
      memory.give(served, to: index)
      children.note(
        .serving(
          child: index,
          remaining: remaining,
          waiting: order.count - place,
          share: served
        )
      )
      if !length.isNaN { remaining -= length }
    }
  }

  private func least(of group: StackGroup) -> CGFloat {
    group.indices.reduce(0) { $0 + least(of: $1) }
  }

  /// A child's answer to 0, in points.
  func least(of child: Int) -> CGFloat {
    memory.least(of: child) { length(of: child, proposed: 0) }
  }

  /// A child's answer to infinity, in points.
  func greatest(of child: Int) -> CGFloat {
    memory.greatest(of: child) { length(of: child, proposed: .infinity) }
  }

  /// R-LAY-9: the answer of a child, an author's layout or any other, to 0, infinity or its share
  /// along the axis, in points.
  private func length(of child: Int, proposed: CGFloat) -> CGFloat {
    children[child].measure(axis, for: ProposedViewSize(proposed, along: axis, across: across))
  }
}
