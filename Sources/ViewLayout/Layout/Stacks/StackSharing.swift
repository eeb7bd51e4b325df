import Foundation

/// R-STK-4 at work: what is left of a stack's main axis while its children are served.
struct StackSharing {
  private let axis: Axis
  private let children: [LayoutNode]
  /// The cross length that every child is proposed.
  private let across: CGFloat?
  /// What is left, in points; negative once children took more than there was.
  private var remaining: CGFloat
  private(set) var shares: [StackShare]

  init(axis: Axis, children: [LayoutNode], across: CGFloat?, remaining: CGFloat) {
    self.axis = axis
    self.children = children
    self.across = across
    self.remaining = remaining
    shares = [StackShare](
      repeating: StackShare(proposed: nil, length: 0),
      count: children.count
    )
  }

  /// Keeps the least lengths of a group of lower priority free.
  mutating func reserve(for group: StackGroup) { remaining -= least(of: group) }

  /// Gives a group back what was kept free for it.
  mutating func release(for group: StackGroup) { remaining += least(of: group) }

  /// Offers each child of a group, in the order of serving, an equal part of what is left.
  mutating func serve(_ order: [Int]) {
    for (place, index) in order.enumerated() { offer(to: index, among: order.count - place) }
  }

  private mutating func offer(to index: Int, among count: Int) {
    // R-STK-12: of what an endless length was taken from, there may be no telling what is left.
    let share = remaining / CGFloat(count)
    let proposed = share > 0 ? share : 0
    let length = length(of: index, proposed: proposed)
    shares[index] = StackShare(proposed: proposed, length: length)
    if !length.isNaN { remaining -= length }
  }

  private func least(of group: StackGroup) -> CGFloat {
    group.indices.reduce(0) { $0 + length(of: $1, proposed: 0) }
  }

  func length(of index: Int, proposed: CGFloat) -> CGFloat {
    children[index].measure(axis, for: ProposedViewSize(proposed, along: axis, across: across))
  }
}
