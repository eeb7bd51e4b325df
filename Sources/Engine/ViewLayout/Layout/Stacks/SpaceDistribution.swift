import Foundation

/// R-STK-4: distributes the main length of a stack among its children, least flexible first.
struct SpaceDistribution<Children: LayoutChildren> {
  let axis: Axis
  let children: Children
  /// The cross length that is proposed to every child, in points; `nil` if unspecified.
  let crossLength: CGFloat?
  let cache: StackCache
  /// The unallocated length, in points; negative if the children overflow the stack.
  var remaining: CGFloat

  /// R-STK-3: allocates an unspecified or infinite length: every child is proposed the same as the
  /// stack.
  func allocateUnbounded(_ proposal: ProposedViewSize) {
    for index in children.indices {
      let length =
        proposal[axis] == .infinity
        ? maximum(of: index) : children[index].measure(axis, for: proposal)
      let allocation = StackAllocation(proposed: proposal[axis], length: length)
      cache.store(allocation, for: index)
      children.record(.measuring(child: index, allocation: allocation))
    }
  }

  /// Allocates a length to each child, highest layout priority first.
  mutating func allocate() {
    let groups = cache.groups
    let orders = cache.groupOrders
    if groups.isEmpty {
      if !cache.isOrdered { sort(children.indices, into: orders[0]) }
      cache.isOrdered = true
      return allocate(orders[0])
    }
    if !cache.isOrdered {
      for (group, order) in zip(groups, orders) { sort(group.indices, into: order) }
    }
    cache.isOrdered = true
    // R-STK-5: a group of higher priority reserves the minimum lengths of lower ones, not their
    // ideal lengths.
    for group in groups.dropFirst() { remaining -= minimum(of: group) }
    for (place, order) in orders.enumerated() {
      if place > 0 { remaining += minimum(of: groups[place]) }
      children.record(
        .group(
          priority: groups[place].priority,
          remaining: remaining,
          reserved: groups[(place + 1)...].reduce(0) { $0 + minimum(of: $1) }
        )
      )
      allocate(order)
    }
  }

  /// Allocates lengths to the children of a group, in allocation order.
  ///
  /// Each child is proposed an equal share of the remaining length, which is not rounded
  /// (R-STK-13).
  private mutating func allocate(_ order: UnsafeMutableBufferPointer<Flexibility>) {
    for place in order.indices {
      let index = order[place].index
      // R-STK-12: after an infinite length, the remaining length may be NaN.
      let share = remaining / CGFloat(order.count - place)
      let proposed = share > 0 ? share : 0
      let length = proposed == 0 ? minimum(of: index) : length(of: index, proposed: proposed)
      let allocation = StackAllocation(proposed: proposed, length: length)
      cache.store(allocation, for: index)
      children.record(
        .allocating(
          child: index,
          remaining: remaining,
          waiting: order.count - place,
          allocation: allocation
        )
      )
      if !length.isNaN { remaining -= length }
    }
  }

  private func minimum(of group: PriorityGroup) -> CGFloat {
    group.indices.reduce(0) { $0 + minimum(of: $1) }
  }

  /// Returns the length of a child for a proposal of 0, in points.
  func minimum(of child: Int) -> CGFloat {
    cache.minimum(of: child) { length(of: child, proposed: 0) }
  }

  /// Returns the length of a child for an infinite proposal, in points.
  func maximum(of child: Int) -> CGFloat {
    cache.maximum(of: child) { length(of: child, proposed: .infinity) }
  }

  /// R-LAY-9: returns the length of a child for a proposed length, in points.
  ///
  /// The proposed length is 0, infinity or the child's share, also for custom layouts.
  private func length(of child: Int, proposed: CGFloat) -> CGFloat {
    children[child].measure(axis, for: ProposedViewSize(proposed, along: axis, across: crossLength))
  }
}

extension SpaceDistribution {
  /// Sorts the children of one priority, least flexible first (R-STK-4).
  ///
  /// R-STK-10, as recorded: a child is measured only if a comparison needs it, for infinity first,
  /// and for 0 only if that is decisive. A rigid child has the lowest flexibility, so later
  /// children are not compared with it. A child with an infinite maximum comes after all children
  /// with a finite one.
  ///
  /// - Parameters:
  ///   - indices: The children's indices in the stack, in source order.
  ///   - order: Receives one entry for each child, in allocation order.
  /// - Complexity: O(*n* log *n*) for *n* children, and at most two measurements of each.
  func sort(
    _ indices: some RandomAccessCollection<Int>,
    into order: UnsafeMutableBufferPointer<Flexibility>
  ) {
    // Rigid children fill the buffer from its start, all other children from its end.
    var (rigid, others) = (0, order.count)
    var finite = 0
    for index in indices {
      var flexibility = Flexibility(index: index)
      if rigid == order.count - 1 {
        // If all other children are rigid, the last one does not need to be measured.
        order.initializeElement(at: rigid, to: flexibility)
        return
      }
      flexibility.maximum = maximum(of: index)
      if flexibility.maximum < .infinity {
        finite += 1
        if finite > 1 || others == order.count { measureMinimum(of: &flexibility) }
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
    if order.count - others - finite > 1 { measureInfinite(order[others...]) }
    // A child may turn out to be rigid only after it was added to the others; then all children are
    // sorted.
    var unsorted = UnsafeMutableBufferPointer(rebasing: order[others...])
    if unsorted.contains(where: { $0.isRigid }) { unsorted = order }
    // The others are in reverse source order. Equally flexible children only need to be reversed.
    unsorted.reverse()
    let isSorted = unsorted.indices.dropFirst().allSatisfy {
      Flexibility.isAllocatedBefore(unsorted[$0 - 1], unsorted[$0])
    }
    if !isSorted { unsorted.sort(by: Flexibility.isAllocatedBefore) }
  }

  /// Measures the children with a finite maximum for 0, in source order, which is the reverse of
  /// their order in the buffer.
  private func measureFinite(_ entries: Slice<UnsafeMutableBufferPointer<Flexibility>>) {
    for place in (entries.startIndex..<entries.endIndex).reversed()
    where entries[place].maximum < .infinity {
      measureMinimum(of: &entries.base[place])
    }
  }

  /// Measures the children with an infinite maximum for 0, in source order.
  private func measureInfinite(_ entries: Slice<UnsafeMutableBufferPointer<Flexibility>>) {
    for place in (entries.startIndex..<entries.endIndex).reversed()
    where entries[place].maximum == .infinity {
      measureMinimum(of: &entries.base[place])
    }
  }

  private func measureMinimum(of flexibility: inout Flexibility) {
    guard flexibility.isUnmeasured else { return }
    flexibility.minimum = minimum(of: flexibility.index)
  }
}

/// The children of one layout priority, by index in the stack.
struct PriorityGroup {
  var priority: Double
  var indices: [Int]

  /// Groups the children of a stack, highest priority first, each group in source order.
  ///
  /// - Parameter children: The stack's children.
  /// - Returns: The groups; empty if all children have one priority, which is the common case.
  /// - Complexity: O(*n* log *n*) for *n* different priorities, O(*n*) for one.
  static func groups(of children: some LayoutChildren) -> [PriorityGroup] {
    guard children.flags.contains(.hasPriority), let first = children.first?.priority,
      children.contains(where: { $0.priority != first })
    else { return [] }
    var groups = [PriorityGroup(priority: first, indices: [])]
    var places = [first: 0]
    var latest = 0
    for index in children.indices {
      let priority = children[index].priority
      if priority != groups[latest].priority {
        latest = places[priority] ?? groups.count
        places[priority] = latest
        if latest == groups.count { groups.append(PriorityGroup(priority: priority, indices: [])) }
      }
      groups[latest].indices.append(index)
    }
    return groups.sorted { $0.priority > $1.priority }
  }
}

/// A step of the distribution of a stack's or a grid's space, as a `LayoutTracer` records it.
enum DistributionStep {
  /// The gaps between the children of the stack are determined.
  case gaps(StackSpacing)
  /// A priority group begins.
  ///
  /// The associated values are the length to distribute and the length that is reserved for lower
  /// priorities, in points.
  case group(priority: Double, remaining: CGFloat, reserved: CGFloat)
  /// A child gets its allocation.
  ///
  /// The associated values include the remaining length in points, and the number of children
  /// without an allocation, including this one.
  case allocating(child: Int, remaining: CGFloat, waiting: Int, allocation: StackAllocation)
  /// A child is measured for its ideal or its maximum length.
  case measuring(child: Int, allocation: StackAllocation)
  /// A cell of a grid gets its allocation from the shares of the open columns and rows.
  case sharing(cell: Int, columns: GridShare, rows: GridShare, GridArrangement.Allocation)
}
