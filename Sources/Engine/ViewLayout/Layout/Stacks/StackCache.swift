import Foundation

/// The findings of a stack on its children, and the shares that they got last.
///
/// A stack is asked for its least and its greatest length before it gets its share, and is placed
/// with what it was measured with last: what was found out for one of these serves the others.
final class StackMemory: RuleMemory {
  /// R-STK-1: the gaps between the children, fixed before sizing.
  let gaps: StackGaps
  /// The children by priority, highest first; nothing where all have one.
  let groups: [StackGroup]
  private let start: UnsafeMutableRawPointer
  /// The share that each child got last, in the children's order.
  private let shares: UnsafeMutableBufferPointer<StackShare>
  /// How far each child can stretch, in the children's order; not a number where nobody asked.
  private let flexibilities: UnsafeMutableBufferPointer<Flexibility>
  /// The children in the order of serving, by their places.
  private let order: UnsafeMutableBufferPointer<Flexibility>
  /// Whether the order of serving is known.
  var isOrdered = false
  /// The proposal that `shares` are for; `nil` for none.
  var sharedProposal: ProposedViewSize? { didSet { linedUp = nil } }
  /// How far the children reach across with these shares, for a cross length that they were proposed;
  /// `nil` until they are lined up.
  var linedUp: (across: CGFloat?, reach: AlignedReach)?
  /// The cross length that `flexibilities` are for, where it matters.
  private var across: CGFloat?

  /// Makes a memory of nothing for a number of children; all of it is one piece.
  init(count: Int, gaps: StackGaps, groups: [StackGroup]) {
    (self.gaps, self.groups) = (gaps, groups)
    let shareBytes = count * MemoryLayout<StackShare>.stride
    let flexibilityBytes = count * MemoryLayout<Flexibility>.stride
    let start = UnsafeMutableRawPointer.allocate(
      byteCount: max(shareBytes + 2 * flexibilityBytes, 1),
      alignment: MemoryLayout<StackShare>.alignment
    )
    self.start = start
    shares = Self.part(of: start, at: 0, count: count)
    flexibilities = Self.part(of: start, at: shareBytes, count: count)
    order = Self.part(of: start, at: shareBytes + flexibilityBytes, count: count)
    shares.initialize(repeating: StackShare())
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

  /// The sum of the children's lengths and of the gaps between them, in points.
  var length: CGFloat {
    var length = gaps.total(among: shares.count)
    for share in shares { length += share.length }
    return length
  }

  /// The share that a child got last.
  func share(of child: Int) -> StackShare {
    assert(shares.indices.contains(child))
    return shares[child]
  }

  /// Gives a child its share of the main axis.
  func give(_ share: StackShare, to child: Int) {
    assert(shares.indices.contains(child))
    shares[child] = share
  }

  /// Puts a child across: its length and where its guide lies, in points.
  func lineUp(_ child: Int, across: CGFloat, guide: CGFloat) {
    assert(shares.indices.contains(child))
    shares[child].across = across
    shares[child].guide = guide
  }

  /// A child's answer to 0, in points; it is asked once.
  func least(of child: Int, asking ask: () -> CGFloat) -> CGFloat {
    assert(flexibilities.indices.contains(child))
    if flexibilities[child].least.isNaN { flexibilities[child].least = ask() }
    return flexibilities[child].least
  }

  /// A child's answer to infinity, in points; it is asked once.
  func greatest(of child: Int, asking ask: () -> CGFloat) -> CGFloat {
    assert(flexibilities.indices.contains(child))
    if flexibilities[child].greatest.isNaN { flexibilities[child].greatest = ask() }
    return flexibilities[child].greatest
  }

  /// The part of the order of serving that each group has; one part where there are no groups.
  var turns: [UnsafeMutableBufferPointer<Flexibility>] {
    if groups.isEmpty { return [order] }
    var start = 0
    return groups.map { group in
      defer { start += group.indices.count }
      assert(start + group.indices.count <= order.count)
      return UnsafeMutableBufferPointer(rebasing: order[start..<start + group.indices.count])
    }
  }

  /// Forgets how far children can stretch, if that was for another cross length.
  func prepare(for across: CGFloat?) {
    guard across != self.across else { return }
    self.across = across
    isOrdered = false
    for index in flexibilities.indices { flexibilities[index] = Flexibility(index: index) }
  }
}

/// The lengths that one child of a stack gets, and where it lies across.
struct StackShare {
  /// The length that the child is proposed along the main axis, in points; `nil` for its ideal
  /// length.
  var proposed: CGFloat?
  /// The length that it answers along the main axis, in points.
  var length: CGFloat = 0
  /// The length that it answers across, in points; known once the children are lined up.
  var across: CGFloat = 0
  /// Where its guide lies across, in points; known once the children are lined up.
  var guide: CGFloat = 0
}

/// How far a child of a stack can stretch along the main axis.
struct Flexibility {
  /// The child's place in the stack.
  let index: Int
  /// The answer to an infinite proposal, in points; not a number while nobody asked.
  var greatest = CGFloat.nan
  /// The answer to 0, in points; not a number while nothing depended on it.
  var least = CGFloat.nan

  init(index: Int) { self.index = index }

  var isUnmeasured: Bool { least.isNaN }

  /// Whether the child is known to answer one length, whatever it is proposed.
  var isRigid: Bool { least == greatest }

  /// The difference between the greatest and the least length; infinite where the greatest is.
  private var range: CGFloat {
    if greatest == .infinity { return .infinity }
    return greatest - (least.isNaN ? 0 : least)
  }

  /// R-STK-4: ascending flexibility; of two that stretch without end the larger least length
  /// first; R-STK-11: otherwise the order of the source.
  static func isServedBefore(_ left: Flexibility, _ right: Flexibility) -> Bool {
    if left.range == .infinity, right.range == .infinity, left.least != right.least {
      return left.least > right.least
    }
    return left.range == right.range ? left.index < right.index : left.range < right.range
  }
}
