import Foundation

/// What one child of a stack gets of the main axis.
struct StackShare {
  /// What the child is proposed, in points; `nil` for its ideal length.
  var proposed: CGFloat?
  /// What it answers, in points.
  var length: CGFloat
}

extension StackNode {
  /// Shares the proposed main length among the children.
  ///
  /// - Parameter proposal: The stack's own proposal: a main length of `nil` gives every child its
  ///   ideal length, infinity its greatest (R-STK-3).
  /// - Returns: One share for each child, in the children's order.
  /// - Complexity: O(*n* log *n*) for *n* children, and three measurements of each.
  final func shares(of proposal: ProposedViewSize) -> [StackShare] {
    guard let length = proposal[axis], length.isFinite else {
      return children.map {
        StackShare(proposed: proposal[axis], length: $0.measure(axis, for: proposal))
      }
    }
    var sharing = StackSharing(
      axis: axis,
      children: children,
      across: proposal[axis.cross],
      remaining: length - gaps.reduce(0, +)
    )
    // R-STK-4: by priority, then least flexible first; a group of higher priority leaves lower
    // ones their least lengths.
    let groups = groups
    let orders = groups.map { sharing.order(of: $0) }
    for group in groups.dropFirst() { sharing.reserve(for: group) }
    for (place, order) in orders.enumerated() {
      if place > 0 { sharing.release(for: groups[place]) }
      sharing.serve(order)
    }
    return sharing.shares
  }
}
