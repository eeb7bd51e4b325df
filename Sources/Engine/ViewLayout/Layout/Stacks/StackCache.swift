import Foundation

/// The cached measurements of a stack's children, and their most recent allocations.
///
/// A stack is measured for 0 and infinity before it gets its own allocation, and it is placed with
/// the proposal of its last measurement. All of these passes share the cache.
final class StackCache: RuleCache {
  /// R-STK-1: the gaps between the children, which are determined before they are measured.
  let gaps: StackSpacing
  /// The children by priority, highest first; empty if all have the same priority.
  let groups: [PriorityGroup]
  private let start: UnsafeMutableRawPointer
  /// The most recent allocation of each child, in the children's order.
  private let allocations: UnsafeMutableBufferPointer<StackAllocation>
  /// The flexibility of each child, in the children's order; a length that is not measured yet is
  /// NaN.
  private let flexibilities: UnsafeMutableBufferPointer<Flexibility>
  /// The children in allocation order.
  private let order: UnsafeMutableBufferPointer<Flexibility>
  /// Whether `order` is sorted.
  var isOrdered = false
  /// The proposal of `allocations`; `nil` if there are none.
  var allocatedProposal: ProposedViewSize? { didSet { alignedExtent = nil } }
  /// The cross extent of the aligned children, with its cross length; `nil` until they are aligned.
  var alignedExtent: (crossLength: CGFloat?, extent: AlignmentExtent)?
  /// The cross length for which `flexibilities` are valid, if the axes are coupled.
  private var crossLength: CGFloat?

  /// Makes an empty cache for a number of children, with a single block of memory.
  init(count: Int, gaps: StackSpacing, groups: [PriorityGroup]) {
    (self.gaps, self.groups) = (gaps, groups)
    let allocationBytes = count * MemoryLayout<StackAllocation>.stride
    let flexibilityBytes = count * MemoryLayout<Flexibility>.stride
    let start = UnsafeMutableRawPointer.allocate(
      byteCount: max(allocationBytes + 2 * flexibilityBytes, 1),
      alignment: MemoryLayout<StackAllocation>.alignment
    )
    self.start = start
    allocations = Self.part(of: start, at: 0, count: count)
    flexibilities = Self.part(of: start, at: allocationBytes, count: count)
    order = Self.part(of: start, at: allocationBytes + flexibilityBytes, count: count)
    allocations.initialize(repeating: StackAllocation())
    order.initialize(repeating: Flexibility(index: 0))
    for index in 0..<count {
      flexibilities.initializeElement(at: index, to: Flexibility(index: index))
    }
  }

  deinit { start.deallocate() }

  private static func part<Element>(
    of start: UnsafeMutableRawPointer,
    at offset: Int,
    count: Int
  ) -> UnsafeMutableBufferPointer<Element> {
    let pointer = (start + offset).bindMemory(to: Element.self, capacity: count)
    return UnsafeMutableBufferPointer(start: pointer, count: count)
  }

  /// The sum of the children's lengths and the gaps between them, in points.
  var length: CGFloat {
    var length = gaps.total(among: allocations.count)
    for allocation in allocations { length += allocation.length }
    return length
  }

  func allocation(of child: Int) -> StackAllocation {
    assert(allocations.indices.contains(child))
    return allocations[child]
  }

  func store(_ allocation: StackAllocation, for child: Int) {
    assert(allocations.indices.contains(child))
    allocations[child] = allocation
  }

  /// Stores the cross length of a child and the position of its guide, in points.
  func align(_ child: Int, crossLength: CGFloat, guide: CGFloat) {
    assert(allocations.indices.contains(child))
    allocations[child].crossLength = crossLength
    allocations[child].guide = guide
  }

  /// Returns the length of a child for a proposal of 0, in points; it is measured only once.
  func minimum(of child: Int, measure: () -> CGFloat) -> CGFloat {
    assert(flexibilities.indices.contains(child))
    if flexibilities[child].minimum.isNaN { flexibilities[child].minimum = measure() }
    return flexibilities[child].minimum
  }

  /// Returns the length of a child for an infinite proposal, in points; it is measured only once.
  func maximum(of child: Int, measure: () -> CGFloat) -> CGFloat {
    assert(flexibilities.indices.contains(child))
    if flexibilities[child].maximum.isNaN { flexibilities[child].maximum = measure() }
    return flexibilities[child].maximum
  }

  /// The allocation order of each priority group; a single order if there are no groups.
  var groupOrders: [UnsafeMutableBufferPointer<Flexibility>] {
    if groups.isEmpty { return [order] }
    var start = 0
    return groups.map { group in
      defer { start += group.indices.count }
      assert(start + group.indices.count <= order.count)
      return UnsafeMutableBufferPointer(rebasing: order[start..<start + group.indices.count])
    }
  }

  /// Discards the flexibilities if they are not valid for a cross length.
  func prepare(for crossLength: CGFloat?) {
    guard crossLength != self.crossLength else { return }
    self.crossLength = crossLength
    isOrdered = false
    for index in flexibilities.indices { flexibilities[index] = Flexibility(index: index) }
  }
}

/// The lengths of a child in a stack, and its alignment along the cross axis.
struct StackAllocation {
  /// The proposed main length, in points; `nil` for the ideal length.
  var proposed: CGFloat?
  /// The measured main length, in points.
  var length: CGFloat = 0
  /// The measured cross length, in points; valid after alignment.
  var crossLength: CGFloat = 0
  /// The position of the alignment guide along the cross axis, in points; valid after alignment.
  var guide: CGFloat = 0
}

/// The flexibility of a child of a stack along the main axis.
struct Flexibility {
  /// The index of the child in the stack.
  let index: Int
  /// The length for an infinite proposal, in points; NaN if not measured.
  var maximum = CGFloat.nan
  /// The length for a proposal of 0, in points; NaN if not measured.
  var minimum = CGFloat.nan

  init(index: Int) { self.index = index }

  var isUnmeasured: Bool { minimum.isNaN }

  /// Whether the child has the same length for every proposal.
  var isRigid: Bool { minimum == maximum }

  /// The difference between the maximum and the minimum length; infinite if the maximum is.
  private var range: CGFloat {
    if maximum == .infinity { return .infinity }
    return maximum - (minimum.isNaN ? 0 : minimum)
  }

  /// R-STK-4: returns whether a child is allocated before another one, which is the case if it is
  /// less flexible.
  ///
  /// Between two infinite maximums, the child with the larger minimum comes first. R-STK-11:
  /// otherwise equally flexible children keep the source order.
  static func isAllocatedBefore(_ left: Flexibility, _ right: Flexibility) -> Bool {
    if left.range == .infinity, right.range == .infinity, left.minimum != right.minimum {
      return left.minimum > right.minimum
    }
    return left.range == right.range ? left.index < right.index : left.range < right.range
  }
}
