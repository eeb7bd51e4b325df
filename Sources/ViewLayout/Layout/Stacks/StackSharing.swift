import Foundation

/// R-STK-4 at work: what is left of a stack's main axis while its children are served.
struct StackSharing {
  let axis: Axis
  let children: [LayoutNode]
  /// The cross length that every child is proposed.
  let across: CGFloat?
  /// What each child gets, in the children's order.
  let shares: UnsafeMutableBufferPointer<StackShare>
  /// What is left, in points; negative once children took more than there was.
  var remaining: CGFloat

  /// Serves all children, which have one priority.
  mutating func serveAll() {
    withUnsafeTemporaryAllocation(of: Flexibility.self, capacity: children.count) { order in
      sort(children.indices, into: order)
      serve(order)
    }
  }

  /// Serves children by priority.
  ///
  /// A group of higher priority leaves lower ones their least lengths.
  mutating func serve(_ groups: [StackGroup]) {
    withUnsafeTemporaryAllocation(of: Flexibility.self, capacity: children.count) { order in
      var start = 0
      for group in groups {
        let end = start + group.indices.count
        sort(group.indices, into: UnsafeMutableBufferPointer(rebasing: order[start..<end]))
        start = end
      }
      for group in groups.dropFirst() { remaining -= least(of: group) }
      start = 0
      for (place, group) in groups.enumerated() {
        if place > 0 { remaining += least(of: group) }
        let end = start + group.indices.count
        serve(UnsafeMutableBufferPointer(rebasing: order[start..<end]))
        start = end
      }
    }
  }

  /// Offers each child of a group, in the order of serving, an equal part of what is left.
  private mutating func serve(_ order: UnsafeMutableBufferPointer<Flexibility>) {
    for place in order.indices {
      let index = order[place].index
      // R-STK-12: less an endless length, what is left may be no number.
      let share = remaining / CGFloat(order.count - place)
      let proposed = share > 0 ? share : 0
      let length = length(of: index, proposed: proposed)
      shares[index] = StackShare(proposed: proposed, length: length)
      if !length.isNaN { remaining -= length }
    }
  }

  private func least(of group: StackGroup) -> CGFloat {
    group.indices.reduce(0) { $0 + length(of: $1, proposed: 0) }
  }

  func length(of index: Int, proposed: CGFloat) -> CGFloat {
    children[index].measure(axis, for: ProposedViewSize(proposed, along: axis, across: across))
  }
}
