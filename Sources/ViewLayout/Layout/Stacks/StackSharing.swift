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
      repeating: StackShare(proposed: nil, length: 0), count: children.count)
  }

  /// Keeps the least lengths of a group of lower priority free.
  mutating func reserve(for group: StackGroup) { remaining -= least(of: group) }

  /// Gives a group back what was kept free for it.
  mutating func release(for group: StackGroup) { remaining += least(of: group) }

  /// Offers each child of a group an equal part of what is left, least flexible first.
  ///
  /// The order of asking is the recorded one: a child is probed only if it has to be compared,
  /// at infinity first, at 0 only where that decides, and a rigid child is served at once.
  mutating func serve(_ group: StackGroup) {
    var waiting: [Flexibility] = []
    var waitingFinite = 0
    for (place, index) in group.indices.enumerated() {
      if waiting.isEmpty, place == group.indices.count - 1 {
        offer(to: index, among: 1)
        continue
      }
      var flexibility = Flexibility(index: index, greatest: length(of: index, proposed: .infinity))
      let served = place - waiting.count
      if flexibility.greatest < .infinity {
        if waitingFinite == 1, let other = waiting.firstIndex(where: \.isUnmeasured) {
          measureLeast(of: &waiting[other])
        }
        if waiting.isEmpty || waitingFinite > 0 { measureLeast(of: &flexibility) }
        if flexibility.isRigid {
          offer(to: index, among: group.indices.count - served)
          continue
        }
        waitingFinite += 1
      }
      waiting.append(flexibility)
    }
    if waiting.count - waitingFinite > 1 {
      for place in waiting.indices where waiting[place].greatest == .infinity {
        measureLeast(of: &waiting[place])
      }
    }
    waiting.sort(by: Flexibility.isServedBefore)
    for (place, flexibility) in waiting.enumerated() {
      offer(to: flexibility.index, among: waiting.count - place)
    }
  }

  private mutating func offer(to index: Int, among count: Int) {
    let proposed = max(remaining / CGFloat(count), 0)
    let length = length(of: index, proposed: proposed)
    shares[index] = StackShare(proposed: proposed, length: length)
    if !length.isNaN { remaining -= length }
  }

  private func least(of group: StackGroup) -> CGFloat {
    group.indices.reduce(0) { $0 + length(of: $1, proposed: 0) }
  }

  private func measureLeast(of flexibility: inout Flexibility) {
    guard flexibility.isUnmeasured else { return }
    flexibility.least = length(of: flexibility.index, proposed: 0)
  }

  private func length(of index: Int, proposed: CGFloat) -> CGFloat {
    children[index].measure(axis, for: ProposedViewSize(proposed, along: axis, across: across))
  }
}
