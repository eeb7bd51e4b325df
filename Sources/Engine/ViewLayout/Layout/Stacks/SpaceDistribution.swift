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

extension StackSharing {
  /// Sorts the children of one priority, least flexible first (R-STK-4).
  ///
  /// R-STK-10, as recorded: a child is probed only if it has to be compared, at infinity first, and
  /// at 0 only where that decides. A rigid child is as inflexible as can be: what follows it need
  /// not be compared with it, and a child without an end is beaten unseen.
  ///
  /// - Parameters:
  ///   - indices: The children's places in the stack, in source order.
  ///   - order: Gets an entry for each, in the order of serving.
  /// - Complexity: O(*n* log *n*) for *n* children, and at most two measurements of each.
  func sort(
    _ indices: some RandomAccessCollection<Int>,
    into order: UnsafeMutableBufferPointer<Flexibility>
  ) {
    // Rigid children fill the buffer from its start, all others from its end.
    var (rigid, others) = (0, order.count)
    var finite = 0
    for index in indices {
      var flexibility = Flexibility(index: index)
      if rigid == order.count - 1 {
        // The last one, after none but rigid ones.
        order.initializeElement(at: rigid, to: flexibility)
        return
      }
      flexibility.greatest = greatest(of: index)
      if flexibility.greatest < .infinity {
        finite += 1
        if finite > 1 || others == order.count { measureLeast(of: &flexibility) }
        if finite == 2 { measureFinite(order[others...]) }
      }
      if flexibility.isRigid {
        order.initializeElement(at: rigid, to: flexibility)
        (rigid, finite) = (rigid + 1, finite - 1)
      } else {
        others -= 1
        order.initializeElement(at: others, to: flexibility)
      }
    }
    if order.count - others - finite > 1 { measureEndless(order[others...]) }
    // A child may have turned out rigid after it was put among the others: then all are sorted.
    let start = order[others...].contains(where: \.isRigid) ? 0 : others
    var unsorted = order[start...]
    unsorted.sort(by: Flexibility.isServedBefore)
  }

  /// Asks those that are not endless at 0, in source order, which runs backwards in the buffer.
  private func measureFinite(_ entries: Slice<UnsafeMutableBufferPointer<Flexibility>>) {
    for place in entries.indices.reversed() where entries[place].greatest < .infinity {
      measureLeast(of: &entries.base[place])
    }
  }

  /// Asks the endless ones at 0, in source order.
  private func measureEndless(_ entries: Slice<UnsafeMutableBufferPointer<Flexibility>>) {
    for place in entries.indices.reversed() where entries[place].greatest == .infinity {
      measureLeast(of: &entries.base[place])
    }
  }

  private func measureLeast(of flexibility: inout Flexibility) {
    guard flexibility.isUnmeasured else { return }
    flexibility.least = least(of: flexibility.index)
  }
}

/// The children of one layout priority, by their places in the stack.
struct StackGroup {
  var priority: Double
  var indices: [Int]

  /// The groups of a stack's children, highest priority first, each in source order.
  ///
  /// - Parameter children: The stack's children.
  /// - Returns: Nothing where all children have one priority, as nearly always.
  /// - Complexity: O(*n* log *n*) for *n* different priorities, O(*n*) for one.
  static func groups(of children: some LayoutChildren) -> [StackGroup] {
    guard children.inside.contains(.hasPriority), let first = children.first?.priority,
      children.contains(where: { $0.priority != first })
    else { return [] }
    let byPriority = Dictionary(grouping: children.indices) { children[$0].priority }
    return byPriority.map { StackGroup(priority: $0.key, indices: $0.value) }
      .sorted { $0.priority > $1.priority }
  }
}

/// A step of a stack that shares its main axis, as the stack tells it to whoever watches.
enum StackStep {
  /// It knows its gaps, in points, one before each child.
  case gaps(StackGaps)
  /// It turns to the children of a priority: what there is to share, and what lower priorities keep,
  /// in points.
  case group(priority: Double, remaining: CGFloat, reserved: CGFloat)
  /// It serves a child: what is left, in points, how many children wait, this one among them, and what
  /// the child gets.
  case serving(child: Int, remaining: CGFloat, waiting: Int, share: StackShare)
  /// Without a finite length it asks a child for its ideal or its greatest one.
  case asking(child: Int, share: StackShare)
}
